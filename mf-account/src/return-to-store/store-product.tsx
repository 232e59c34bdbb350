import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { NumberStepper } from 'mf-shared/ui/field/number-stepper.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { rowName } from '../forms/numbered-rows.ts';
import { carryToComplaint } from './carry-to-complaint.ts';
import styles from './store-return.module.css';
import { type ProductField, reasonsFor } from './store-return-values.ts';
import type { StoreReturnFields } from './use-store-return-form.ts';

interface StoreProductProps {
  form: StoreReturnFields;
  /** Owns the form's photographs. */
  draft: string;
  index: number;
  /** The name of its frame. */
  title: string;
}

const most = 99;

/** One product of the receipt: what it is, how many come back, what one cost, and why (AFTER-44). */
export function StoreProduct({ form, draft, index, title }: StoreProductProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { values, setValue, setValues } = form;
  const name = (field: ProductField) => rowName(index, field);
  const isWithoutSize = values[name('noSize')] === 'yes';
  const reasons = reasonsFor(values, index);
  return (
    <>
      <TextField {...form.field(name('model'))} hint={text('store_return.model_hint')} autoComplete="off" />
      <TextField {...form.field(name('color'))} autoComplete="off" isOptional />
      {!isWithoutSize && <TextField {...form.field(name('size'))} autoComplete="off" />}
      <Check
        label={text('store_return.fields.noSize')}
        checked={isWithoutSize}
        onChange={(event) => {
          const { checked } = event.target;
          setValues((now) => ({ ...now, [name('noSize')]: checked ? 'yes' : '', [name('size')]: '' }));
        }}
      />
      <div className={styles.amount}>
        <span aria-hidden="true">{text('store_return.fields.amount')}</span>
        <NumberStepper
          label={`${text('store_return.fields.amount')}, ${title}`}
          value={Number(values[name('amount')]) || 1}
          min={1}
          max={most}
          onChange={(count) => setValue(name('amount'), String(count))}
        />
      </div>
      <TextField {...form.field(name('price'))} hint={text('store_return.price_hint')} inputMode="decimal" />
      <SelectField {...form.field(name('reason'))}>
        <option value="">{text('complaint.choose')}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {text(`return_reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      {values[name('reason')] === 'faulty' && (
        <p>
          <a href={href('/reclamation/')} onClick={() => carryToComplaint(values, draft)}>
            {text('returns.rather_complain')}
          </a>
        </p>
      )}
    </>
  );
}
