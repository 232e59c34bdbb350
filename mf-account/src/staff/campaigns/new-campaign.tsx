import type { MadeCampaign } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { type LanguageField, labelsOf, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { newCampaignTexts } from './typed-campaign.ts';

type Field = LanguageField<typeof newCampaignTexts>;
const fields: readonly Field[] = languageFields(newCampaignTexts);
const empty = typeWords(newCampaignTexts, { titles: {}, slugs: {} });

/** Makes a campaign that shoppers do not see yet, and leads to it, where its times and its products are chosen. */
export function NewCampaignForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { locale } = usePageConfig();
  const form = useForm<Field>({
    id: 'campaign-new',
    initial: empty,
    labels: labelsOf(fields, locale, (name, values) => text(`staff_campaigns.${name}`, values)),
    rules: {},
    send: async (typed) => {
      const words = readWords(newCampaignTexts, typed);
      const { id } = await api.post<MadeCampaign>('/api/staff/campaigns/', words);
      const name = words.titles[locale] ?? Object.values(words.titles)[0] ?? '';
      showToast('success', text('staff_campaigns.made', { name }));
      onMade();
      await navigate(href(`/staff/campaigns/${id}/`));
    },
  });
  return (
    <FormFrame form={form} action={text('staff_campaigns.make')} look="line">
      <LanguageTexts id="campaign-new-language" form={form} texts={newCampaignTexts} />
    </FormFrame>
  );
}
