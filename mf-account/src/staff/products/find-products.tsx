import type { ProductChoices } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useState } from 'react';
import { FindForm } from '../find-form.tsx';
import { languageName } from '../language-name.ts';
import type { AskedProducts } from './asked-products.ts';

/** The question about products. */
export function FindProducts({ q = '', ...asked }: AskedProducts) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [wanted, setWanted] = useState(asked);
  const choice = (name: 'state' | 'stock' | 'sort', options: readonly string[]) => (
    <SelectField
      id={`staff-products-${name}`}
      label={text(`staff_products.${name}`)}
      value={wanted[name] ?? ''}
      onChange={(event) => setWanted({ ...wanted, [name]: event.target.value })}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {text(`staff_products.${name}_${option || 'any'}`)}
        </option>
      ))}
    </SelectField>
  );
  const { data: choices } = useQuery<ProductChoices>('/api/staff/products/choices/');
  const named = (
    name: 'group' | 'brand' | 'campaign' | 'lacks',
    options: readonly { id: number | string; name: string }[] = [],
  ) => (
    <SelectField
      id={`staff-products-${name}`}
      label={text(`staff_products.${name}`)}
      value={wanted[name] ?? ''}
      onChange={(event) => setWanted({ ...wanted, [name]: event.target.value })}
    >
      <option value="">{text('staff_products.state_any')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
  const { state = '', stock = '', sort = '', group = '', brand = '', campaign = '', lacks = '' } = wanted;
  return (
    <FindForm room="products" q={q} query={{ state, stock, group, brand, campaign, lacks, sort }}>
      {choice('state', ['', 'shown', 'hidden', 'removed'])}
      {choice('stock', ['', 'none', 'few'])}
      {named('group', choices?.groups.map(indented))}
      {named('brand', choices?.brands)}
      {named('campaign', choices?.campaigns)}
      {named(
        'lacks',
        locales.map((language) => ({ id: language, name: languageName(language, locale) })),
      )}
      {choice('sort', ['', 'name', 'newest'])}
    </FindForm>
  );
}

/** A group stands below the one that it is in. */
const indented = ({ id, name, depth }: ProductChoices['groups'][number]) => ({
  id,
  name: `${'\u2003'.repeat(depth)}${name}`,
});
