import type { Resources } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { rowName } from '../forms/numbered-rows.ts';
import type { ProductField } from './complaint-values.ts';
import type { ComplaintFields } from './use-complaint-form.ts';

interface BoughtInStoreProps {
  form: ComplaintFields;
  stores: Resources['stores'];
}

/** Where it was bought, and with which receipt. */
export function BoughtInStore({ form, stores }: BoughtInStoreProps) {
  const text = useText('mf-account');
  return (
    <>
      <SelectField {...form.field('store')}>
        <option value="">{text('complaint.choose')}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('receipt')} hint={text('complaint.receipt_hint')} autoComplete="off" />
      <TextField {...form.field('timeOfPurchase')} type="date" isOptional />
    </>
  );
}

/** Asks for the product in words, because no order knows it. */
export function ProductOfStore({ form, index }: { form: ComplaintFields; index: number }) {
  const text = useText('mf-account');
  const { values, setValue, setValues } = form;
  const name = (field: ProductField) => rowName(index, field);
  const isWithoutSize = values[name('noSize')] === 'yes';
  return (
    <>
      <TextField {...form.field(name('manufacturer'))} />
      <TextField {...form.field(name('model'))} />
      <TextField {...form.field(name('color'))} isOptional />
      {!isWithoutSize && <TextField {...form.field(name('size'))} />}
      <Check
        label={text('complaint.fields.noSize')}
        checked={isWithoutSize}
        onChange={(event) => {
          const { checked } = event.target;
          setValues((now) => ({ ...now, [name('noSize')]: checked ? 'yes' : '', [name('size')]: '' }));
        }}
      />
      <TextField {...form.field(name('price'))} inputMode="decimal" isOptional />
      <Check
        label={text('complaint.fields.discounted')}
        checked={values[name('discounted')] === 'yes'}
        onChange={(event) => setValue(name('discounted'), event.target.checked ? 'yes' : '')}
      />
    </>
  );
}
