import type { MadeGroup } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { type LanguageField, labelsOf, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { type GroupInRow, nameOf } from './group-rows.ts';
import { ParentField } from './parent-field.tsx';
import { newGroupTexts } from './typed-group.ts';

type Field = 'parent_id' | 'show_in_menu' | LanguageField<typeof newGroupTexts>;
const ownFields: readonly Exclude<Field, 'parent_id'>[] = ['show_in_menu', ...languageFields(newGroupTexts)];
const empty = {
  ...typeWords(newGroupTexts, { names: {}, slugs: {} }),
  ...{ parent_id: '', show_in_menu: 'yes' },
};

/** Makes a group and leads to it, where its texts are written. */
export function NewGroup({ rows, onMade }: { rows: readonly GroupInRow[]; onMade: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { locale } = usePageConfig();
  const form = useForm<Field>({
    id: 'group-new',
    initial: empty,
    labels: {
      ...labelsOf(ownFields, locale, (name, values) => text(`staff_groups.${name}`, values)),
      parent_id: text('staff_groups.parent'),
    },
    rules: {},
    send: async ({ parent_id, show_in_menu, ...typed }) => {
      const { names, slugs } = readWords(newGroupTexts, typed);
      const { id } = await api.post<MadeGroup>('/api/staff/groups/', {
        ...{ names, slugs, show_in_menu: show_in_menu !== '' },
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
      <LanguageTexts id="group-new-language" form={form} texts={newGroupTexts} />
      <Check
        label={text('staff_groups.show_in_menu')}
        checked={form.values.show_in_menu !== ''}
        onChange={({ target }) => form.setValue('show_in_menu', target.checked ? 'yes' : '')}
      />
    </FormFrame>
  );
}
