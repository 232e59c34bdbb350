import type { Locale, ProductTexts, StaffProduct } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import type { LanguageText } from '../fields-by-language.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useLostHtml } from '../rich-text/use-lost-html.ts';
import room from '../staff-room.module.css';
import { useAsked } from '../written/use-asked.ts';
import { usePlan } from '../written/use-plan.tsx';
import { usePreviews } from '../written/use-preview.tsx';
import styles from './products.module.css';
import { TranslateProduct, useDrafts } from './translate-product.tsx';
import { useSection } from './use-section.ts';

/** Each text with the most signs that it can have, and the rows of its field; one row is a line. */
const fields: Readonly<Record<keyof ProductTexts, Pick<LanguageText, 'longest' | 'rows' | 'isHtml'>>> = {
  name: { longest: 300, rows: 1 },
  tagline: { longest: 300, rows: 1 },
  short_description: { longest: 2000, rows: 3 },
  description: { longest: 20_000, rows: 3 },
  long_description_html: { longest: 200_000, rows: 10, isHtml: true },
  model_notice: { longest: 2000, rows: 2 },
  meta_description: { longest: 1000, rows: 2 },
};
const names = Object.keys(fields) as (keyof ProductTexts)[];

interface EditTextsProps {
  product: StaffProduct;
  onChanged: () => void;
  languages: readonly Locale[];
}

/** What shoppers read of a product, in one language at a time; what was typed in another one stays. */
export function EditTexts({ product, onChanged, languages }: EditTextsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [chosen, setChosen] = useState<string>(locale);
  // Its links are the product's: each language shows and ends them all.
  const previews = usePreviews(`/api/staff/products/${product.id}/preview/`, '/preview/product/');
  const nameOf = new Intl.DisplayNames([locale], { type: 'language' });
  const markOf = (language: Locale) => {
    const texts = product.texts[language];
    if (!texts) return ` – ${text('staff_products.missing')}`;
    return texts.is_machine_translated ? ` – ${text('staff_products.machine')}` : '';
  };
  return (
    <section className={styles.texts} aria-labelledby="product-texts">
      <h2 id="product-texts">{text('staff_products.texts')}</h2>
      <SelectField
        id="product-language"
        label={text('staff_products.language')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {nameOf.of(language)}
            {markOf(language)}
          </option>
        ))}
      </SelectField>
      {languages.map((language) => (
        <div key={language} hidden={language !== chosen}>
          <TextsOfLanguage {...{ product, language, onChanged, previews }} isShown={language === chosen} />
        </div>
      ))}
    </section>
  );
}

interface TextsOfLanguageProps {
  product: StaffProduct;
  language: Locale;
  /** An editor for each language would weigh much: those that are hidden keep their words in the form. */
  isShown: boolean;
  onChanged: () => void;
  previews: ReturnType<typeof usePreviews>;
}

function TextsOfLanguage({ product, language, isShown, onChanged, previews }: TextsOfLanguageProps) {
  const text = useText('mf-account');
  const stored = product.texts[language];
  const written = Object.fromEntries(names.map((name) => [name, stored?.[name] ?? ''])) as ProductTexts;
  const asked = useAsked('preview');
  const plan = usePlan(`/api/staff/products/${product.id}/texts/${language}/planned/`, 'product');
  const { isOvertaken, save, saveBy } = useSection({
    ...{ version: stored?.version ?? null, onChanged },
    onNewer: () => form.setValues(written),
  });
  const drafts = useDrafts();
  const form = useForm({
    id: `product-${language}`,
    initial: written,
    labels: Object.fromEntries(names.map((name) => [name, text(`staff_products.${name}`)])) as ProductTexts,
    rules: { name: ['required'] },
    send: async (values) => {
      if (asked.isAsked()) return previews.make({ ...values, locale: language }, language);
      if (plan.isAsked()) {
        await saveBy(async (version) => {
          if (await plan.make({ ...values, version })) form.showKept(written);
        });
        return;
      }
      // What a person wrote stays a person's, whatever a machine added to it.
      const is_machine_translated = drafts.areIn(values) && (!stored || stored.is_machine_translated);
      await save(`/api/staff/products/${product.id}/texts/`, { ...values, locale: language, is_machine_translated });
      drafts.forget();
      showToast('success', text('staff_products.saved'));
    },
  });
  const submit = useLostHtml({ form, stored: written, fields: { [language]: 'long_description_html' } });
  return (
    <div lang={language}>
      <FormFrame
        form={{ ...form, submit: asked.submitted(plan.submitted(submit)) }}
        action={text('settings.save')}
        look="line"
        more={
          isShown && (
            <>
              {previews.part}
              {/* A language that has no texts yet has nothing to change. */}
              {stored && plan.part}
            </>
          )
        }
      >
        {stored?.is_machine_translated && <p className={room.muted}>{text('staff_products.machine_lead')}</p>}
        <TranslateProduct {...{ product, language, form, drafts, fields }} />
        <TextsFields {...{ form, written, language, isShown, isOvertaken }} />
      </FormFrame>
    </div>
  );
}

interface TextsFieldsProps {
  form: Form<keyof ProductTexts>;
  written: ProductTexts;
  language: Locale;
  isShown: boolean;
  /** Somebody else has saved meanwhile: what is stored now stands below each field that differs. */
  isOvertaken: boolean;
}

function TextsFields({ form, written, language, isShown, isOvertaken }: TextsFieldsProps) {
  const text = useText('mf-account');
  const now = (name: keyof ProductTexts) =>
    isOvertaken && form.values[name] !== written[name]
      ? text('staff_products.stored_now', { value: written[name] || '–' })
      : undefined;
  return names.map((name) => {
    const { longest: maxLength, rows, isHtml } = fields[name];
    const common = { ...form.field(name), maxLength, hint: now(name), isOptional: name !== 'name' };
    if (isHtml) {
      const { onChange, ...words } = common;
      const html = { ...words, language, rows, onValue: (value: string) => form.setValue(name, value) };
      return isShown && <RichTextField key={name} {...html} />;
    }
    return rows === 1 ? (
      <TextField key={name} {...common} autoComplete="off" />
    ) : (
      <TextArea key={name} {...common} rows={rows} />
    );
  });
}
