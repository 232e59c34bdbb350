import type { MadeContentPage } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { type LanguageField, labelsOf, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { MenuCheck, SectionField } from './page-places.tsx';
import { newPageTexts, readSection } from './typed-page.ts';

type Field = 'section' | 'in_menu' | LanguageField<typeof newPageTexts>;
const fields: readonly Field[] = ['section', 'in_menu', ...languageFields(newPageTexts)];
const empty = { ...typeWords(newPageTexts, { titles: {}, slugs: {} }), section: 'service', in_menu: 'yes' };

/** Makes a page that shoppers do not see yet, and leads to it, where its text is written (STAFF-59). */
export function NewPageForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { locale } = usePageConfig();
  const form = useForm<Field>({
    id: 'page-new',
    initial: empty,
    labels: labelsOf(fields, locale, (name, values) => text(`staff_pages.${name}`, values)),
    rules: {},
    send: async ({ section, in_menu, ...typed }) => {
      const { titles, slugs } = readWords(newPageTexts, typed);
      const body = { titles, slugs, section: readSection(section), in_menu: in_menu !== '' };
      const { id } = await api.post<MadeContentPage>('/api/staff/pages/', body);
      const name = titles[locale] ?? Object.values(titles)[0] ?? '';
      showToast('success', text('staff_pages.made', { name }));
      onMade();
      await navigate(href(`/staff/pages/${id}/`));
    },
  });
  return (
    <FormFrame form={form} action={text('staff_pages.make')} look="line">
      <SectionField field={form.field('section')} />
      <MenuCheck form={form} />
      <LanguageTexts id="page-new-language" form={form} texts={newPageTexts} />
    </FormFrame>
  );
}
