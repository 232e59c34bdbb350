import type { Order, Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';
import { AttachFiles } from '../cases/attach-files.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { NumberedProducts } from '../forms/numbered-products.tsx';
import { countOf, mostRows, rowName, withoutRow } from '../forms/numbered-rows.ts';
import { BoughtInStore, ProductOfStore } from './bought-in-store.tsx';
import { BoughtInWebShop, ProductOfOrder } from './bought-in-web-shop.tsx';
import { emptyProduct, isFromWebShop } from './complaint-values.ts';
import { type ComplaintFields, useComplaintForm } from './use-complaint-form.ts';
import { useComplaintOrder } from './use-complaint-order.ts';

const uses = ['no', 'few', 'weekly', 'daily'] as const;
const wishes = ['repair', 'new', 'price_reduction', 'money'] as const;
const longest = 4000;

/** The complaint's form: where it was bought, what is wrong with what, what is wished, and whom to answer (AFTER-63). */
export function ComplaintForm() {
  const text = useText('mf-account');
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const stores = resources?.stores.filter(({ type }) => type === 'retail') ?? [];
  const [leavesFiles, setLeavesFiles] = useState(false);
  const { form, files, stuckFiles } = useComplaintForm(leavesFiles);
  const { order, status, ask } = useComplaintOrder(form);
  const { values, setValue } = form;
  const isWeb = isFromWebShop(values);

  return (
    <FormFrame form={form} action={text('complaint.submit')}>
      <RadioCards legend={text('complaint.fields.salesChannel')}>
        {(['S', 'store'] as const).map((each) => (
          <RadioCard
            key={each}
            name="salesChannel"
            value={each}
            checked={values.salesChannel === each}
            onChange={() => setValue('salesChannel', each)}
            label={text(`complaint.channel_${each}`)}
          />
        ))}
      </RadioCards>
      {isWeb ? (
        <BoughtInWebShop form={form} order={order} status={status} onAsk={ask} />
      ) : (
        <BoughtInStore form={form} stores={stores} />
      )}
      <Products form={form} order={order} />
      <AttachFiles {...files} />
      <RadioCards legend={text('complaint.fields.wish')}>
        {wishes.map((wish) => (
          <RadioCard
            key={wish}
            name="wish"
            value={wish}
            checked={values.wish === wish}
            onChange={() => setValue('wish', wish)}
            label={text(`complaint.wish_${wish}`)}
          />
        ))}
      </RadioCards>
      <TextField {...form.field('customerName')} autoComplete="name" />
      {!isWeb && <TextField {...form.field('email')} type="email" autoComplete="email" />}
      <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
      <TextField {...form.field('address')} autoComplete="street-address" isOptional />
      <TextField {...form.field('postNumber')} autoComplete="postal-code" isOptional />
      <TextField {...form.field('city')} autoComplete="address-level2" isOptional />
      <SelectField {...form.field('targetStore')} isOptional>
        <option value="">{text('complaint.by_mail')}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
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
  );
}

/** What is wrong with which product; an order has no more of them than were bought. */
function Products({ form, order }: { form: ComplaintFields; order: Order | null }) {
  const text = useText('mf-account');
  const { values, setValue, setValues } = form;
  const count = countOf(values);
  const isWeb = isFromWebShop(values);
  const goods = order?.lines.filter(({ kind }) => kind === 'product') ?? [];
  const pieces = goods.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <NumberedProducts
      id="complaint-product"
      count={count}
      most={isWeb ? pieces : mostRows}
      onAdd={() => setValue('count', String(count + 1))}
      onRemove={(index) => setValues((now) => withoutRow(now, emptyProduct, index))}
    >
      {(index) => (
        <>
          {isWeb ? (
            <ProductOfOrder form={form} goods={goods} index={index} />
          ) : (
            <ProductOfStore form={form} index={index} />
          )}
          <SelectField {...form.field(rowName(index, 'used'))} isOptional>
            <option value="">{text('complaint.choose')}</option>
            {uses.map((use) => (
              <option key={use} value={use}>
                {text(`complaint.used_${use}`)}
              </option>
            ))}
          </SelectField>
          <TextArea
            {...form.field(rowName(index, 'complaint'))}
            hint={text('complaint.words_hint')}
            rows={5}
            maxLength={longest}
          />
        </>
      )}
    </NumberedProducts>
  );
}
