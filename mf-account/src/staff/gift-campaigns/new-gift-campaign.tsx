import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { useNewRecord } from '../written/use-new-record.ts';
import { newGiftCampaignTexts } from './typed-gift-campaign.ts';

type Field = 'slug' | LanguageField<typeof newGiftCampaignTexts>;
const fields: readonly Field[] = ['slug', ...languageFields(newGiftCampaignTexts)];
const empty = { slug: '', ...typeWords(newGiftCampaignTexts, { names: {} }) };

/** Makes a gift campaign that shoppers do not see yet, and leads to it, where its gifts and its codes are made. */
export function NewGiftCampaignForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const form = useNewRecord<Field>({
    ...{ room: 'gift-campaigns', id: 'gift-campaign-new', fields, initial: empty, onMade },
    rules: { slug: ['required'] },
    read: ({ slug, ...typed }) => {
      const { names } = readWords(newGiftCampaignTexts, typed);
      return { body: { names, slug }, names };
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
