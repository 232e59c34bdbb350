import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useState } from 'react';
import { FindForm } from '../find-form.tsx';
import type { AskedProducts } from './asked-products.ts';

/** The question about products. */
export function FindProducts({ q = '', ...asked }: AskedProducts) {
  const text = useText('mf-account');
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
  const { state = '', stock = '', sort = '' } = wanted;
  return (
    <FindForm room="products" q={q} query={{ state, stock, sort }}>
      {choice('state', ['', 'shown', 'hidden', 'removed'])}
      {choice('stock', ['', 'none', 'few'])}
      {choice('sort', ['', 'name', 'newest'])}
    </FindForm>
  );
}
