import { bannerSpots } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { useNewRecord } from '../written/use-new-record.ts';

const texts = { heading: { place: 'headings', longest: 1000, rows: 1, isNeeded: true } } as const;
type Field = 'spot' | LanguageField<typeof texts>;
const fields: readonly Field[] = ['spot', ...languageFields(texts)];
const empty = { spot: 'image', ...typeWords(texts, { headings: {} }) };

/** Makes a banner that shoppers do not see yet, and leads to it, where the rest is written. */
export function NewBannerForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const form = useNewRecord<Field>({
    ...{ room: 'banners', id: 'banner-new', fields, initial: empty, rules: {}, onMade },
    read: ({ spot, ...typed }) => {
      const { headings } = readWords(texts, typed);
      return { body: { spot, headings }, names: headings };
    },
  });
  return (
    <FormFrame form={form} action={text('staff_banners.make')} look="line">
      <SelectField {...form.field('spot')}>
        {bannerSpots.map((spot) => (
          <option key={spot} value={spot}>
            {text(`staff_banners.spot_${spot}`)}
          </option>
        ))}
      </SelectField>
      <LanguageTexts id="banner-new-language" form={form} texts={texts} />
    </FormFrame>
  );
}
