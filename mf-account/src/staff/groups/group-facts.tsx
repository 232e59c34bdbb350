import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Check } from 'mf-shared/ui/field/check.tsx';
import type { Form } from '../../forms/use-form.ts';
import room from '../staff-room.module.css';
import { FoundPicture } from '../written/found-picture.tsx';
import type { GroupField } from './typed-group.ts';

/** What a group has once for all languages: its picture, and whether menus lead to it. */
export function GroupFacts({ form }: { form: Form<GroupField> }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, label, value, error } = form.field('image');
  return (
    <>
      <Check
        label={text('staff_groups.show_in_menu')}
        checked={form.values.show_in_menu !== ''}
        onChange={({ target }) => form.setValue('show_in_menu', target.checked ? 'yes' : '')}
      />
      <FoundPicture
        room="groups"
        {...{ id, label, value, error }}
        language={locale}
        isWhole
        onValue={(path) => form.setValue('image', path)}
      />
      {!value && <p className={room.muted}>{text('staff_groups.image_hint')}</p>}
    </>
  );
}
