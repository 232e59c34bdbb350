import type { TabbedPageRequest, TabbedPageState } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { type LanguageField, labelsOf, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { usePlan } from '../written/use-plan.tsx';
import { usePreview } from '../written/use-preview.tsx';
import { PagePlaces } from './page-places.tsx';
import { pageWords } from './page-words.ts';
import { type PlaceField, placeFields, readPlace, typePlace } from './typed-page.ts';

const texts = { title: { place: 'titles', longest: 300, rows: 1, isNeeded: true } } as const;
type Field = PlaceField | LanguageField<typeof texts>;
const fields: readonly Field[] = [...placeFields, ...languageFields(texts)];

interface TabbedPageFormProps {
  id: number;
  name: string;
  state: TabbedPageState;
  savePage: (change: Partial<Omit<TabbedPageRequest, 'was'>>) => Promise<TabbedPageState>;
  onSaved: () => void;
}

/** What a page with tabs is called in each language, and when and where shoppers find it (STAFF-59). */
export function TabbedPageForm({ id, name, state, savePage, onSaved }: TabbedPageFormProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const typed = (page: TabbedPageState): Record<Field, string> => ({
    ...typeWords(texts, { titles: page.titles }),
    ...typePlace(page),
  });
  const stored = typed(state);
  const preview = usePreview(`/api/staff/tabbed-pages/${id}/preview/`);
  const plan = usePlan(`/api/staff/tabbed-pages/${id}/planned/`, 'tabbed_page');
  const form = useForm<Field>({
    id: `tabbed-page-${id}`,
    initial: stored,
    labels: labelsOf(fields, locale, (field, values) => text(`staff_pages.${field}`, values)),
    rules: {},
    send: async (values) => {
      const change = { ...readWords(texts, values), ...readPlace(values) };
      if (preview.isAsked()) return preview.make({ ...state, ...change });
      if (plan.isAsked()) {
        // The form shows what is stored again, and what waits stands below it.
        if (await plan.make({ ...state, ...change, was: state }).catch(readAnew(onSaved))) form.showKept(stored);
        return;
      }
      const kept = await savePage(change);
      form.showKept(typed(kept));
      showToast('success', text('staff_pages.saved', { name: kept.titles[locale] ?? name }));
      onSaved();
    },
  });
  return (
    <FormFrame
      form={{ ...form, submit: plan.submitted(preview.submitted(form.submit)) }}
      action={text('settings.save')}
      look="line"
      more={
        <>
          {preview.part}
          {plan.part}
        </>
      }
    >
      <PagePlaces form={form} isNeeded={false} />
      <LanguageTexts id={`tabbed-page-language-${id}`} form={form} texts={texts} />
      <NewerFields
        {...{ form, stored }}
        names={fields}
        wordsOf={(field) => pageWords(field, stored[field], { text, locale })}
      />
    </FormFrame>
  );
}
