import type { MadeBanner } from 'mf-shared/contract';
import { bannerSpots } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { type LanguageField, labelsOf, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';

const texts = { heading: { place: 'headings', longest: 1000, rows: 1, isNeeded: true } } as const;
type Field = 'spot' | LanguageField<typeof texts>;
const fields: readonly Field[] = ['spot', ...languageFields(texts)];
const empty = { spot: 'image', ...typeWords(texts, { headings: {} }) };

/** Makes a banner that shoppers do not see yet, and leads to it, where the rest is written. */
export function NewBannerForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { locale } = usePageConfig();
  const form = useForm<Field>({
    id: 'banner-new',
    initial: empty,
    labels: labelsOf(fields, locale, (name, values) => text(`staff_banners.${name}`, values)),
    rules: {},
    send: async ({ spot, ...typed }) => {
      const words = readWords(texts, typed);
      const { id } = await api.post<MadeBanner>('/api/staff/banners/', { spot, ...words });
      const name = words.headings[locale] ?? Object.values(words.headings)[0] ?? '';
      showToast('success', text('staff_banners.made', { name }));
      onMade();
      await navigate(href(`/staff/banners/${id}/`));
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
