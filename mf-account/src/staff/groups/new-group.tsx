import type { Locale, MadeGroup } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { languageName } from '../language-name.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { type GroupInRow, nameOf } from './group-rows.ts';
import { ParentField } from './parent-field.tsx';
import { fieldsOfTexts, wordsIn } from './typed-group.ts';

type Field = 'parent_id' | 'show_in_menu' | `${'name' | 'slug'}_${Locale}`;
const texts = fieldsOfTexts.flatMap(({ name, ...field }) =>
  name === 'name' || name === 'slug' ? [{ name, ...field }] : [],
);
const empty = {
  ...(Object.fromEntries(
    texts.flatMap(({ name }) => locales.map((language) => [`${name}_${language}`, ''])),
  ) as Readonly<Record<Field, string>>),
  ...{ parent_id: '', show_in_menu: 'yes' },
};

/** Makes a group and leads to it, where its texts are written. */
export function NewGroup({ rows, onMade }: { rows: readonly GroupInRow[]; onMade: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { locale } = usePageConfig();
  const labelOf = (name: 'name' | 'slug', language: Locale) =>
    text(`staff_groups.${name}`, { language: languageName(language, locale) });
  const form = useForm<Field>({
    id: 'group-new',
    initial: empty,
    labels: {
      ...(Object.fromEntries(
        texts.flatMap(({ name }) => locales.map((language) => [`${name}_${language}`, labelOf(name, language)])),
      ) as Record<Field, string>),
      ...{ parent_id: text('staff_groups.parent'), show_in_menu: text('staff_groups.show_in_menu') },
    },
    rules: {},
    send: async ({ parent_id, show_in_menu, ...typed }) => {
      const names = wordsIn(typed, 'name');
      const { id } = await api.post<MadeGroup>('/api/staff/groups/', {
        ...{ names, slugs: wordsIn(typed, 'slug'), show_in_menu: show_in_menu !== '' },
        parent_id: parent_id === '' ? null : Number(parent_id),
      });
      showToast('success', text('staff_groups.made', { name: nameOf({ names }, locale) }));
      onMade();
      await navigate(href(`/staff/groups/${id}/`));
    },
  });
  return (
    <FormFrame form={form} action={text('staff_groups.make')} look="line">
      <ParentField rows={rows} field={form.field('parent_id')} />
      <LanguageTexts<'name' | 'slug'> id="group-new-language" field={form.field} texts={texts} />
      <Check
        label={text('staff_groups.show_in_menu')}
        checked={form.values.show_in_menu !== ''}
        onChange={({ target }) => form.setValue('show_in_menu', target.checked ? 'yes' : '')}
      />
    </FormFrame>
  );
}
