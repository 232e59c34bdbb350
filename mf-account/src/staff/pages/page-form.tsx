import type { ContentPageState, StaffContentPage } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { htmlFields, labelsOf } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { useLostHtml } from '../rich-text/use-lost-html.ts';
import { type PageField, pageFields, pageTexts, readPage, typePage } from './typed-page.ts';

/** Changes what shoppers read in a page, one language at a time, and whether they see it (STAFF-55). */
export function PageForm({ page, name, onSaved }: { page: StaffContentPage; name: string; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typePage(page);
  const form = useForm<PageField>({
    id: `page-${page.id}`,
    initial: stored,
    labels: labelsOf(pageFields, locale, (name, values) => text(`staff_pages.${name}`, values)),
    rules: {},
    send: async (typed) => {
      const { titles, contents, meta_descriptions, is_published } = page;
      const body = { ...readPage(typed), was: { titles, contents, meta_descriptions, is_published } };
      const path = `/api/staff/pages/${page.id}/`;
      const kept = await api.put<ContentPageState>(path, body).catch(readAnew(onSaved));
      form.setValues(typePage(kept));
      showToast('success', text('staff_pages.saved', { name: kept.titles[locale] ?? name }));
      onSaved();
    },
  });
  const submit = useLostHtml({ form, stored, fields: htmlFields(pageTexts) });
  return (
    <FormFrame form={{ ...form, submit }} action={text('settings.save')} look="line">
      <Check
        id={form.field('is_published').id}
        label={text('staff_pages.is_published')}
        checked={form.values.is_published !== ''}
        disabled={page.is_needed}
        onChange={({ target }) => form.setValue('is_published', target.checked ? 'yes' : '')}
      />
      {page.is_needed && <p>{text('staff_pages.needed')}</p>}
      <LanguageTexts id={`page-language-${page.id}`} form={form} texts={pageTexts} />
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
