import type { Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';
import { AttachFiles } from '../cases/attach-files.tsx';
import pages from '../cases/case-page.module.css';
import { FormFrame } from '../forms/form-frame.tsx';
import { NumberedProducts } from '../forms/numbered-products.tsx';
import { countOf, withoutRow } from '../forms/numbered-rows.ts';
import { StoreProduct } from './store-product.tsx';
import styles from './store-return.module.css';
import { emptyProduct } from './store-return-values.ts';
import { type StoreReturnFields, useStoreReturnForm } from './use-store-return-form.ts';

const longest = 4000;

/** The form about orders stands at the address without `#store`. */
const toWebShop = () => {
  location.hash = '';
};

/** Returning what was bought in a store: the receipt, its products, how the money comes, and whom to answer (AFTER-82). */
export function StoreReturnForm() {
  const text = useText('mf-account');
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const stores = resources?.stores.filter(({ type }) => type === 'retail') ?? [];
  const [leavesFiles, setLeavesFiles] = useState(false);
  const { form, files, stuckFiles } = useStoreReturnForm(leavesFiles);
  const { values } = form;
  const options = stores.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  return (
    <>
      <h1>{text('store_return.title')}</h1>
      <p className={classNames(pages.lead, styles.lead)}>{text('store_return.lead')}</p>
      <p>
        <Button look="line" size="small" onClick={toWebShop}>
          {text('store_return.from_web')}
        </Button>
      </p>
      <div className={styles.form}>
        <FormFrame form={form} action={text('store_return.send')}>
          <SelectField {...form.field('store')}>
            <option value="">{text('complaint.choose')}</option>
            {options}
          </SelectField>
          <TextField {...form.field('receipt')} hint={text('complaint.receipt_hint')} autoComplete="off" />
          <TextField {...form.field('timeOfPurchase')} type="date" max={new Date().toLocaleDateString('sv-SE')} />
          <NumberedProducts
            id="store-product"
            count={countOf(values)}
            onAdd={() => form.setValue('count', String(countOf(values) + 1))}
            onRemove={(index) => form.setValues((now) => withoutRow(now, emptyProduct, index))}
          >
            {(index, title) => <StoreProduct form={form} index={index} title={title} />}
          </NumberedProducts>
          <AttachFiles {...files} />
          <Money form={form} />
          <TextField {...form.field('name')} autoComplete="name" />
          <TextField {...form.field('email')} type="email" autoComplete="email" />
          <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
          <SelectField {...form.field('returnStore')}>
            <option value="">{text('store_return.by_parcel')}</option>
            {options}
          </SelectField>
          <TextArea {...form.field('message')} rows={3} maxLength={longest} isOptional />
          {stuckFiles > 0 && (
            <>
              <Notice kind="warning" isLive>
                {text('attach.files_stuck')}
              </Notice>
              <Check
                label={text('attach.without_files')}
                checked={leavesFiles}
                onChange={(event) => setLeavesFiles(event.target.checked)}
              />
            </>
          )}
        </FormFrame>
      </div>
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
