import type { MadeGiftCampaign } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { type LanguageField, labelsOf, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { newGiftCampaignTexts } from './typed-gift-campaign.ts';

type Field = 'slug' | LanguageField<typeof newGiftCampaignTexts>;
const fields: readonly Field[] = ['slug', ...languageFields(newGiftCampaignTexts)];
const empty = { slug: '', ...typeWords(newGiftCampaignTexts, { names: {} }) };

/** Makes a gift campaign that shoppers do not see yet, and leads to it, where its gifts and its codes are made. */
export function NewGiftCampaignForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { locale } = usePageConfig();
  const form = useForm<Field>({
    id: 'gift-campaign-new',
    initial: empty,
    labels: labelsOf(fields, locale, (name, values) => text(`staff_gift-campaigns.${name}`, values)),
    rules: { slug: ['required'] },
    send: async (typed) => {
      const { names } = readWords(newGiftCampaignTexts, typed);
      const { id } = await api.post<MadeGiftCampaign>('/api/staff/gift-campaigns/', { names, slug: typed.slug });
      showToast('success', text('staff_gift-campaigns.made', { name: names[locale] ?? Object.values(names)[0] ?? '' }));
      onMade();
      await navigate(href(`/staff/gift-campaigns/${id}/`));
    },
  });
  return (
    <FormFrame form={form} action={text('staff_gift-campaigns.make')} look="line">
      <LanguageTexts id="gift-campaign-new-language" form={form} texts={newGiftCampaignTexts} />
      <TextField
        {...form.field('slug')}
        maxLength={100}
        autoComplete="off"
        hint={text('staff_gift-campaigns.slug_hint')}
      />
    </FormFrame>
  );
}
