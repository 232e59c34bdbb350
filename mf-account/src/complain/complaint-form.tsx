import type { Order, Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { needsState } from 'mf-shared/rules/address-state';
import { RadioCard, RadioCards } from 'mf-shared/ui/field/radio-card.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { bagIcon, boxIcon, repairIcon, tagIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Step, Steps } from 'mf-shared/ui/steps/steps.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { Suspense } from 'react';
import { AttachFiles } from '../cases/attach-files.tsx';
import { everyStore } from '../cases/every-store.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import formStyles from '../forms/form-page.module.css';
import { NumberedProducts } from '../forms/numbered-products.tsx';
import { countOf, mostRows, rowName, withoutRow } from '../forms/numbered-rows.ts';
import cards from '../lib/wish-cards.module.css';
import { BoughtInStore, ProductOfStore } from './bought-in-store.tsx';
import { BoughtInWebShop, ProductOfOrder } from './bought-in-web-shop.tsx';
import { ChooseUse } from './choose-use.tsx';
import { emptyProduct, isFromWebShop } from './complaint-values.ts';
import { goodsToComplain } from './goods-to-complain.ts';
import { type ComplaintFields, useComplaintForm } from './use-complaint-form.ts';
import { useComplaintOrder } from './use-complaint-order.ts';

/** The list of states is for three countries only. */
const StateField = lazyPart(() => import('mf-shared/ui/field/state-field.tsx').then((part) => part.StateField));

const wishes = [
  ['repair', repairIcon],
  ['new', boxIcon],
  ['price_reduction', tagIcon],
  ['money', bagIcon],
] as const;
const longest = 4000;

/** The complaint's form: where it was bought, what is wrong with what, what is wished, and whom to answer (AFTER-63). */
export function ComplaintForm() {
  const text = useText('mf-account');
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const retail = (stores: Resources['stores'] = []) => stores.filter(({ type }) => type === 'retail');
  const { form, files } = useComplaintForm();
  const { order, status, ask, askForOwn } = useComplaintOrder(form);
  const { values, setValue } = form;
  const isWeb = isFromWebShop(values);

  return (
    <FormFrame form={form} action={text('complaint.submit')}>
      <Steps>
        <Step title={text('complaint.fields.salesChannel')} state="open">
          <RadioCards legend={text('complaint.fields.salesChannel')} isLegendHidden>
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
            <BoughtInWebShop form={form} order={order} status={status} onAsk={ask} onChoose={askForOwn} />
          ) : (
            <BoughtInStore form={form} stores={retail(everyStore(resources))} />
          )}
        </Step>
        <Step title={text('complaint.part_wrong')} state="open">
          <Products form={form} order={order} />
        </Step>
        <Step title={text('attach.files')} state="open">
          <AttachFiles {...files} />
        </Step>
        <Step title={text('complaint.fields.wish')} state="open">
          <Wish form={form} />
        </Step>
        <Step title={text('complaint.part_reach')} state="open">
          <Reach form={form} stores={retail(resources?.stores)} country={isWeb ? (order?.address.country ?? '') : ''} />
        </Step>
      </Steps>
    </FormFrame>
  );
}

function Wish({ form: { values, setValue } }: { form: ComplaintFields }) {
  const text = useText('mf-account');
  return (
    <fieldset className={cards.wishes}>
      <legend className={words.hidden}>{text('complaint.fields.wish')}</legend>
      {wishes.map(([wish, icon]) => (
        <label key={wish}>
          <input
            type="radio"
            name="wish"
            value={wish}
            checked={values.wish === wish}
            onChange={() => setValue('wish', wish)}
          />
          <Icon shape={icon} size="small" />
          <span>{text(`complaint.wish_${wish}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ReachProps {
  form: ComplaintFields;
  stores: Resources['stores'];
  /** The country of the order; empty where there is none. */
  country: string;
}

/** Asks for the address to answer to, and where the product is brought or sent. */
function Reach({ form, stores, country }: ReachProps) {
  const text = useText('mf-account');
  return (
    <>
      <div className={formStyles.pair}>
        <TextField {...form.field('customerName')} autoComplete="name" />
        <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
      </div>
      {!isFromWebShop(form.values) && <TextField {...form.field('email')} type="email" autoComplete="email" />}
      <TextField {...form.field('address')} autoComplete="street-address" isOptional />
      <div className={formStyles.pair}>
        <TextField {...form.field('postNumber')} autoComplete="postal-code" isOptional />
        <TextField {...form.field('city')} autoComplete="address-level2" isOptional />
      </div>
      {needsState(country) && (
        <Suspense fallback={<TextField {...form.field('state')} disabled />}>
          <StateField {...form.field('state')} country={country} choose={text('form.choose_state')} isOptional />
        </Suspense>
      )}
      <SelectField {...form.field('targetStore')} isOptional>
        <option value="">{text('complaint.by_mail')}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** What is wrong with which product; an order has no more of them than were bought. */
function Products({ form, order }: { form: ComplaintFields; order: Order | null }) {
  const text = useText('mf-account');
  const { values, setValue, setValues } = form;
  const count = countOf(values);
  const isWeb = isFromWebShop(values);
  const goods = order ? goodsToComplain(order) : [];
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
          <ChooseUse
            field={form.field(rowName(index, 'used'))}
            onChange={(use) => setValue(rowName(index, 'used'), use)}
          />
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
