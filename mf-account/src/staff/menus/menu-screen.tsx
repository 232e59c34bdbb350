import type { StaffMenuOfGroup } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { nameOf } from '../groups/group-rows.ts';
import rows from '../kept-rows.module.css';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import room from '../staff-room.module.css';
import written from '../written/written-record.module.css';
import { MenuForm } from './menu-form.tsx';

/** The links of one group in the menu (STAFF-62). */
export function MenuScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  return (
    <StaffRecord<StaffMenuOfGroup>
      path={`/api/staff/menus/${encodeURIComponent(id)}/`}
      room="menus"
      missing={text('staff_groups.missing')}
      keepsPrevious
    >
      {(menu, retry) => <MenuParts menu={menu} onSaved={retry} />}
    </StaffRecord>
  );
}

function MenuParts({ menu, onSaved }: { menu: StaffMenuOfGroup; onSaved: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const name = nameOf(menu, locale);
  useRoomTitle(text('staff_menus.of_group', { group: name }));
  return (
    <>
      <p className={room.pages}>
        <a href={href('/staff/menus/')}>{text('staff_menus.back')}</a>
        <a href={href(`/staff/groups/${menu.id}/`)}>{text('staff_menus.group')}</a>
        <a href={href(menu.paths[locale])}>{text('staff_groups.page')}</a>
      </p>
      {!menu.is_shown && (
        <p className={rows.fact} data-is="short">
          {text('staff_groups.hidden')}
        </p>
      )}
      <p className={room.muted}>{text('staff_menus.layout')}</p>
      <div className={written.form}>
        <MenuForm menu={menu} name={name} onSaved={onSaved} />
      </div>
    </>
  );
}
