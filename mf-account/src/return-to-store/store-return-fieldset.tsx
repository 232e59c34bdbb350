import type { Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { AttachFiles } from '../cases/attach-files.tsx';
import { everyStore } from '../cases/every-store.ts';
import type { useUploads } from '../cases/use-uploads.ts';
import { NumberedProducts } from '../forms/numbered-products.tsx';
import { countOf, withoutRow } from '../forms/numbered-rows.ts';
import { StoreProduct } from './store-product.tsx';
import { emptyProduct } from './store-return-values.ts';
import type { StoreReturnFields } from './use-store-return-form.ts';

const longest = 4000;

interface StoreReturnFieldsetProps {
  form: StoreReturnFields;
  files: ReturnType<typeof useUploads>;
  /** What stands for no store to bring it to. */
  noStore: string;
  /** The words about who pays for a parcel; left out where none is sent. */
  postage?: string | undefined;
}

/** The receipt, its products with pictures, how the money comes, whom to answer, and where the goods go. */
export function StoreReturnFieldset({ form, files, noStore, postage }: StoreReturnFieldsetProps) {
  const text = useText('mf-account');
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const { values } = form;
  const optionsOf = (stores: Resources['stores'] = []) =>
    stores
      .filter(({ type }) => type === 'retail')
      .map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ));
  return (
    <>
      <SelectField {...form.field('store')}>
        <option value="">{text('complaint.choose')}</option>
        {optionsOf(everyStore(resources))}
      </SelectField>
      <TextField {...form.field('receipt')} hint={text('complaint.receipt_hint')} autoComplete="off" />
      <TextField {...form.field('timeOfPurchase')} type="date" max={new Date().toLocaleDateString('sv-SE')} />
      <NumberedProducts
        id="store-product"
        count={countOf(values)}
        onAdd={() => form.setValue('count', String(countOf(values) + 1))}
        onRemove={(index) => form.setValues((now) => withoutRow(now, emptyProduct, index))}
      >
        {(index, title) => <StoreProduct form={form} draft={files.draft} index={index} title={title} />}
      </NumberedProducts>
      <AttachFiles {...files} />
      <Money form={form} />
      <TextField {...form.field('name')} autoComplete="name" />
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
      <SelectField {...form.field('returnStore')} hint={values.returnStore === '' ? postage : undefined}>
        <option value="">{noStore}</option>
        {optionsOf(resources?.stores)}
      </SelectField>
      <TextArea {...form.field('message')} rows={3} maxLength={longest} isOptional />
    </>
  );
}

/** At the till, or by bank transfer, which asks for the account (AFTER-83). */
function Money({ form }: { form: StoreReturnFields }) {
  const text = useText('mf-account');
  return (
    <>
      <RadioCards legend={text('store_return.fields.payout')}>
        {(['store', 'bank'] as const).map((each) => (
          <RadioCard
            key={each}
            name="payout"
            value={each}
            checked={form.values.payout === each}
            onChange={() => form.setValue('payout', each)}
            label={text(`store_return.payout_${each}`)}
          />
        ))}
      </RadioCards>
      {form.values.payout === 'bank' && (
        <>
          <TextField {...form.field('accountHolder')} autoComplete="name" />
          <TextField {...form.field('iban')} hint={text('store_return.iban_hint')} autoComplete="off" maxLength={60} />
        </>
      )}
    </>
  );
}
