import type { MadeContentPage, NewContentPage } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { type LanguageField, labelsOf, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { MenuCheck, SectionField } from './page-places.tsx';
import { pathOfPage } from './path-of-page.ts';
import { newPageTexts, readSection } from './typed-page.ts';

type Field = 'kind' | 'section' | 'in_menu' | LanguageField<typeof newPageTexts>;
const fields: readonly Field[] = ['kind', 'section', 'in_menu', ...languageFields(newPageTexts)];
const empty = {
  ...typeWords(newPageTexts, { titles: {}, slugs: {} }),
  kind: 'text',
  section: 'service',
  in_menu: 'yes',
};

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
    send: async ({ kind: typedKind, section, in_menu, ...typed }) => {
      const kind = typedKind === 'tabs' ? 'tabs' : 'text';
      const { titles, slugs } = readWords(newPageTexts, typed);
      const body: NewContentPage = { kind, titles, slugs, section: readSection(section), in_menu: in_menu !== '' };
      const { id } = await api.post<MadeContentPage>('/api/staff/pages/', body);
      const name = titles[locale] ?? Object.values(titles)[0] ?? '';
      showToast('success', text('staff_pages.made', { name }));
      onMade();
      await navigate(href(pathOfPage(kind, id)));
    },
  });
  return (
    <FormFrame form={form} action={text('staff_pages.make')} look="line">
      <SelectField {...form.field('kind')}>
        <option value="text">{text('staff_pages.kind_text')}</option>
        <option value="tabs">{text('staff_pages.kind_tabs')}</option>
      </SelectField>
      <SectionField field={form.field('section')} />
      <MenuCheck form={form} />
      <LanguageTexts id="page-new-language" form={form} texts={newPageTexts} />
    </FormFrame>
  );
}
