import type { GiftCampaignState, GiftFacts, StaffGiftCampaign, StaffProductsResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { labelsOf } from '../fields-by-language.ts';
import rows from '../kept-rows.module.css';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { type FoundThing, FoundThings } from '../rich-text/found-things.tsx';
import { FoundPicture } from '../written/found-picture.tsx';
import { ProductsInOrder } from '../written/products-in-order.tsx';
import { storedWords } from '../written/stored-words.ts';
import { giftLines } from './gift-lines.ts';
import {
  type GiftCampaignField,
  giftCampaignFields,
  giftCampaignTexts,
  readGiftCampaign,
  times,
  typeGiftCampaign,
} from './typed-gift-campaign.ts';

export interface StoredGiftCampaign {
  id: number;
  state: GiftCampaignState;
  gifts: StaffGiftCampaign['gifts'];
}

interface GiftCampaignFormProps {
  campaign: StoredGiftCampaign;
  name: string;
  onSaved: () => void;
}

/** Changes what shoppers read of a gift campaign, one language at a time, when its codes count, and its gifts (STAFF-61). */
export function GiftCampaignForm({ campaign: { id, state, gifts }, name, onSaved }: GiftCampaignFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typeGiftCampaign(state);
  const form = useForm<GiftCampaignField>({
    id: `gift-campaign-${id}`,
    initial: stored,
    labels: labelsOf(giftCampaignFields, locale, (field, values) => text(`staff_gift-campaigns.${field}`, values)),
    rules: {},
    send: async (typed) => {
      const body = { ...readGiftCampaign(typed, state), was: state };
      const path = `/api/staff/gift-campaigns/${id}/`;
      const kept = await api.put<GiftCampaignState>(path, body).catch(readAnew(onSaved));
      form.showKept(typeGiftCampaign(kept));
      showToast('success', text('staff_gift-campaigns.saved', { name: kept.names[locale] ?? name }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <GiftCampaignFacts form={form} gifts={gifts} />
      <LanguageTexts id={`gift-campaign-language-${id}`} form={form} texts={giftCampaignTexts} />
      <NewerFields
        {...{ form, stored }}
        names={giftCampaignFields}
        wordsOf={(field) => storedWords(field, stored[field], { text, locale, names: gifts })}
      />
    </FormFrame>
  );
}

function GiftCampaignFacts({
  form,
  gifts,
}: {
  form: Form<GiftCampaignField>;
  gifts: Readonly<Record<string, GiftFacts>>;
}) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, label, value, error } = form.field('image');
  const products = form.field('products');
  return (
    <>
      <Check
        id={form.field('is_active').id}
        label={text('staff_gift-campaigns.is_active')}
        checked={form.values.is_active !== ''}
        onChange={({ target }) => form.setValue('is_active', target.checked ? 'yes' : '')}
      />
      <div className={rows.fields}>
        {times.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            type="datetime-local"
            hint={text(`staff_gift-campaigns.${name}_hint`)}
            isOptional
          />
        ))}
      </div>
      <FoundPicture
        room="gift-campaigns"
        {...{ id, label, value, error }}
        language={locale}
        onValue={(path) => form.setValue('image', path)}
      />
      <ProductsInOrder
        field={products}
        facts={gifts}
        linesOf={(gift) => giftLines(gift, text)}
        search={(add) => (
          // The staff's search, which finds what is sold for codes only, too.
          <FoundThings<StaffProductsResponse>
            id={products.id}
            error={products.error}
            label={text('staff_gift-campaigns.find_product')}
            path="/api/staff/products/"
            read={giftsOf}
            onChoose={add}
          />
        )}
        onValue={(slugs) => form.setValue('products', slugs.join(' '))}
      />
    </>
  );
}

const mostFound = 6;

const giftsOf = ({ results }: StaffProductsResponse): FoundThing[] =>
  results.slice(0, mostFound).map(({ name, slug }) => ({ name, address: slug }));
