import type { NewContentPage } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { useNewRecord } from '../written/use-new-record.ts';
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

const readKind = (typed: string) => (typed === 'tabs' ? 'tabs' : 'text');

/** Makes a page that shoppers do not see yet, and leads to it, where its text is written (STAFF-59). */
export function NewPageForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const form = useNewRecord<Field>({
    ...{ room: 'pages', id: 'page-new', fields, initial: empty, rules: {}, onMade },
    read: ({ kind, section, in_menu, ...typed }) => {
      const { titles, slugs } = readWords(newPageTexts, typed);
      const rest = { section: readSection(section), in_menu: in_menu !== '' };
      const body: NewContentPage = { kind: readKind(kind), titles, slugs, ...rest };
      return { body, names: titles };
    },
    pathOf: (id, { kind }) => pathOfPage(readKind(kind), id),
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
