import type { BrandState, Locale, StaffBrand } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { labelled } from '../../forms/labelled.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { languageName } from '../language-name.ts';
import { NewerVersion } from '../newer-version.tsx';
import { readAnew } from '../read-anew.ts';
import { useSeen } from '../use-seen.ts';
import styles from './brands.module.css';
import {
  type BrandField,
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
      <BrandTexts id={brand.id} form={form} />
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

function BrandTexts({ id, form }: { id: number; form: Form<BrandField> }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [chosen, setChosen] = useState<Locale>(locale);
  const hasWords = (language: Locale) => textNames.some((name) => form.values[`${name}_${language}`] !== '');
  return (
    <>
      <SelectField
        id={`brand-language-${id}`}
        label={text('staff_products.language')}
        value={chosen}
        onChange={({ target }) => isLocale(target.value) && setChosen(target.value)}
      >
        {locales.map((language) => (
          <option key={language} value={language}>
            {languageName(language, locale)}
            {!hasWords(language) && ` – ${text('staff_products.missing')}`}
          </option>
        ))}
      </SelectField>
      {locales.map((language) => (
        <div key={language} hidden={language !== chosen} className={styles.texts}>
          {textNames.map((name) => {
            const { longest, rows } = brandTexts[name];
            const common = {
              ...form.field(`${name}_${language}`),
              lang: language,
              maxLength: longest,
              isOptional: true,
            };
            return rows === 1 ? (
              <TextField key={name} {...common} autoComplete="off" />
            ) : (
              <TextArea key={name} {...common} rows={rows} />
            );
          })}
        </div>
      ))}
    </>
  );
}

const inOneOrder = (typed: TypedBrand): string => JSON.stringify(brandFields.map((name) => typed[name]));

const wordsOf = (name: BrandField, value: string, text: ReturnType<typeof useText>): string =>
  name === 'is_featured' ? text(value ? 'staff_log.yes' : 'staff_log.no') : value || text('staff_content.nothing');
