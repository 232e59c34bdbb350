import { useText } from 'mf-shared/i18n';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { useNewRecord } from '../written/use-new-record.ts';
import { newCampaignTexts } from './typed-campaign.ts';

type Field = LanguageField<typeof newCampaignTexts>;
const fields: readonly Field[] = languageFields(newCampaignTexts);
const empty = typeWords(newCampaignTexts, { titles: {}, slugs: {} });

/** Makes a campaign that shoppers do not see yet, and leads to it, where its times and its products are chosen. */
export function NewCampaignForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const form = useNewRecord<Field>({
    ...{ room: 'campaigns', id: 'campaign-new', fields, initial: empty, rules: {}, onMade },
    read: (typed) => {
      const words = readWords(newCampaignTexts, typed);
      return { body: words, names: words.titles };
    },
  });
  return (
    <FormFrame form={form} action={text('staff_campaigns.make')} look="line">
      <LanguageTexts id="campaign-new-language" form={form} texts={newCampaignTexts} />
    </FormFrame>
  );
}
