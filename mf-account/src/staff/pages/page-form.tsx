import type { ContentPageState, StaffContentPage } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { htmlFields, labelsOf } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { useLostHtml } from '../rich-text/use-lost-html.ts';
import { usePlan } from '../written/use-plan.tsx';
import { usePreview } from '../written/use-preview.tsx';
import { PagePlaces } from './page-places.tsx';
import { pageWords } from './page-words.ts';
import { type PageField, pageFields, pageTexts, readPage, typePage } from './typed-page.ts';

/** Changes what shoppers read in a page, one language at a time, and when and where they find it (STAFF-55, STAFF-59). */
export function PageForm({ page, name, onSaved }: { page: StaffContentPage; name: string; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, path: _path, standing: _standing, is_needed, ...state } = page;
  const stored = typePage(state);
  const preview = usePreview(`/api/staff/pages/${id}/preview/`);
  const plan = usePlan(`/api/staff/pages/${id}/planned/`, 'page');
  const form = useForm<PageField>({
    id: `page-${id}`,
    initial: stored,
    labels: labelsOf(pageFields, locale, (field, values) => text(`staff_pages.${field}`, values)),
    rules: {},
    send: async (typed) => {
      if (preview.isAsked()) return preview.make(readPage(typed));
      const body = { ...readPage(typed), was: state };
      if (plan.isAsked()) {
        // The form shows what is stored again, and what waits stands below it.
        if (await plan.make(body).catch(readAnew(onSaved))) form.showKept(stored);
        return;
      }
      const kept = await api.put<ContentPageState>(`/api/staff/pages/${id}/`, body).catch(readAnew(onSaved));
      form.showKept(typePage(kept));
      showToast('success', text('staff_pages.saved', { name: kept.titles[locale] ?? name }));
      onSaved();
    },
  });
  const submit = useLostHtml({ form, stored, fields: htmlFields(pageTexts), hasParts: true });
  return (
    <FormFrame
      form={{ ...form, submit: plan.submitted(preview.submitted(submit)) }}
      action={text('settings.save')}
      look="line"
      more={
        <>
          {preview.part}
          {plan.part}
        </>
      }
    >
      <PagePlaces form={form} isNeeded={is_needed} />
      <LanguageTexts id={`page-language-${id}`} form={form} texts={pageTexts} />
      <NewerFields
        form={form}
        names={pageFields}
        stored={stored}
        wordsOf={(field) => pageWords(field, stored[field], { text, locale })}
      />
    </FormFrame>
  );
}
