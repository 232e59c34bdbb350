import type { Resources } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import type { ComplaintFields } from './use-complaint-form.ts';

interface BoughtInStoreProps {
  form: ComplaintFields;
  stores: Resources['stores'];
}

/** Where it was bought, with which receipt, and what it is: no order knows it. */
export function BoughtInStore({ form, stores }: BoughtInStoreProps) {
  const text = useText('mf-account');
  const { values, setValue, setValues } = form;
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
      <TextField {...form.field('rows.0.manufacturer')} />
      <TextField {...form.field('rows.0.model')} />
      <TextField {...form.field('rows.0.color')} isOptional />
      {values.noSize !== 'yes' && <TextField {...form.field('rows.0.size')} />}
      <Check
        label={text('complaint.fields.noSize')}
        checked={values.noSize === 'yes'}
        onChange={(event) =>
          setValues((now) => ({ ...now, noSize: event.target.checked ? 'yes' : '', 'rows.0.size': '' }))
        }
      />
      <TextField {...form.field('rows.0.price')} inputMode="decimal" isOptional />
      <Check
        label={text('complaint.fields.discounted')}
        checked={values.discounted === 'yes'}
        onChange={(event) => setValue('discounted', event.target.checked ? 'yes' : '')}
      />
    </>
  );
}
