import type { BrandState, StaffBrand } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { isLocale } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { labelled } from '../../forms/labelled.ts';
import { useForm } from '../../forms/use-form.ts';
import { languageName } from '../language-name.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerVersion } from '../newer-version.tsx';
import { readAnew } from '../read-anew.ts';
import { useSeen } from '../use-seen.ts';
import {
  type BrandField,
  type BrandText,
  brandFields,
  brandTexts,
  readBrand,
  type TypedBrand,
  textNames,
  typeBrand,
} from './typed-brand.ts';

/** Changes what shoppers read of a brand, one language at a time; what was typed in another one stays and is saved with it. */
export function BrandForm({ brand, onSaved }: { brand: StaffBrand; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typeBrand(brand);
  const labelOf = (name: BrandField) => {
    const [kind, language] = /^(\w+)_(..)$/.exec(name)?.slice(1) ?? [];
    return language && isLocale(language)
      ? text(`staff_brands.${kind}`, { language: languageName(language, locale) })
      : text(`staff_brands.${name}`);
  };
  const form = useForm<BrandField>({
    id: `brand-${brand.id}`,
    initial: stored,
    labels: Object.fromEntries(brandFields.map((name) => [name, labelOf(name)])) as Record<BrandField, string>,
    rules: {},
    send: async (typed) => {
      const { titles, descriptions, meta_descriptions, is_featured } = brand;
      const body = { ...readBrand(typed), was: { titles, descriptions, meta_descriptions, is_featured } };
      const kept = await api.put<BrandState>(`/api/staff/brands/${brand.id}/`, body).catch(readAnew(onSaved));
      form.setValues(typeBrand(kept));
      showToast('success', text('staff_brands.saved', { name: brand.name }));
      onSaved();
    },
  });
  const isNewer = useSeen(inOneOrder(stored), inOneOrder(form.values));
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <Check
        label={text('staff_brands.is_featured')}
        checked={form.values.is_featured !== ''}
        onChange={({ target }) => form.setValue('is_featured', target.checked ? 'yes' : '')}
      />
      <LanguageTexts<BrandText>
        id={`brand-language-${brand.id}`}
        field={form.field}
        texts={textNames.map((name) => ({ name, ...brandTexts[name] }))}
      />
      {isNewer && (
        <NewerVersion
          value={brandFields
            .filter((name) => stored[name] !== form.values[name])
            .map((name) => labelled(text, labelOf(name), wordsOf(name, stored[name], text)))
            .join(' · ')}
          onTake={() => form.setValues(stored)}
        />
      )}
    </FormFrame>
  );
}

const inOneOrder = (typed: TypedBrand): string => JSON.stringify(brandFields.map((name) => typed[name]));

const wordsOf = (name: BrandField, value: string, text: ReturnType<typeof useText>): string =>
  name === 'is_featured' ? text(value ? 'staff_log.yes' : 'staff_log.no') : value || text('staff_content.nothing');
