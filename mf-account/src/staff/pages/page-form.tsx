import type { ContentPageState, Locale, StaffContentPage } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { isLocale } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { languageName } from '../language-name.ts';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { TextsByLanguage } from '../texts-by-language.tsx';
import { type PageField, pageFields, pageTexts, readPage, textNames, typePage } from './typed-page.ts';

/** Changes what shoppers read in a page, one language at a time, and whether they see it (STAFF-55). */
export function PageForm({ page, name, onSaved }: { page: StaffContentPage; name: string; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const [chosen, setChosen] = useState<Locale>(locale);
  const stored = typePage(page);
  const labelOf = (field: PageField) => {
    const [kind, language] = /^(\w+)_(..)$/.exec(field)?.slice(1) ?? [];
    return language && isLocale(language)
      ? text(`staff_pages.${kind}`, { language: languageName(language, locale) })
      : text(`staff_pages.${field}`);
  };
  const form = useForm<PageField>({
    id: `page-${page.id}`,
    initial: stored,
    labels: Object.fromEntries(pageFields.map((field) => [field, labelOf(field)])) as Record<PageField, string>,
    rules: {},
    send: async (typed) => {
      const { titles, contents, meta_descriptions, is_published } = page;
      const body = { ...readPage(typed), was: { titles, contents, meta_descriptions, is_published } };
      const path = `/api/staff/pages/${page.id}/`;
      const kept = await api.put<ContentPageState>(path, body).catch(showRefused(setChosen)).catch(readAnew(onSaved));
      form.setValues(typePage(kept));
      showToast('success', text('staff_pages.saved', { name }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <Check
        id={form.field('is_published').id}
        label={text('staff_pages.is_published')}
        checked={form.values.is_published !== ''}
        disabled={page.is_needed}
        onChange={({ target }) => form.setValue('is_published', target.checked ? 'yes' : '')}
      />
      {page.is_needed && <p>{text('staff_pages.needed')}</p>}
      <PageTexts form={form} chosen={chosen} onChoose={setChosen} />
      <NewerFields
        form={form}
        names={pageFields}
        stored={stored}
        wordsOf={(field) =>
          field === 'is_published'
            ? text(stored[field] ? 'staff_log.yes' : 'staff_log.no')
            : stored[field] || text('staff_content.nothing')
        }
      />
    </FormFrame>
  );
}

/** For a save that is refused: the language of the field that it is about is shown. */
const showRefused =
  (show: (language: Locale) => void) =>
  (failure: unknown): never => {
    const [field = ''] = failure instanceof ApiFailure ? Object.keys(failure.fields) : [];
    const language = field.slice(-2);
    if (isLocale(language)) show(language);
    throw failure;
  };

interface PageTextsProps {
  form: Form<PageField>;
  chosen: Locale;
  onChoose: (language: Locale) => void;
}

function PageTexts({ form, chosen, onChoose }: PageTextsProps) {
  return (
    <TextsByLanguage
      id={`${form.field('is_published').id}-language`}
      chosen={chosen}
      onChoose={onChoose}
      hasWords={(language) => form.values[`content_${language}`] !== ''}
    >
      {(language) =>
        textNames.map((name) => {
          const { longest } = pageTexts[name];
          const common = { ...form.field(`${name}_${language}`), lang: language, maxLength: longest };
          if (name === 'title') return <TextField key={name} {...common} autoComplete="off" />;
          return <TextArea key={name} {...common} rows={name === 'content' ? 16 : 2} isOptional={name !== 'content'} />;
        })
      }
    </TextsByLanguage>
  );
}
