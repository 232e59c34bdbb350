import type { StaffGroup } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import order from '../order/order.module.css';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import room from '../staff-room.module.css';
import { GroupFiltersForm } from './group-filters.tsx';
import { GroupForm } from './group-form.tsx';
import { GroupPlaceForm } from './group-place.tsx';
import { nameOf } from './group-rows.ts';

/** One product group: what it is called and tells, and where it stands (STAFF-56). */
export function GroupScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  return (
    <StaffRecord<StaffGroup>
      path={`/api/staff/groups/${encodeURIComponent(id)}/`}
      room="groups"
      missing={text('staff_groups.missing')}
      keepsPrevious
    >
      {(group, retry) => <GroupParts group={group} onSaved={retry} />}
    </StaffRecord>
  );
}

function GroupParts({ group, onSaved }: { group: StaffGroup; onSaved: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { id, model_count, below_count } = group;
  useRoomTitle(nameOf(group, locale));
  return (
    <>
      <p className={room.muted}>
        {text('staff_groups.products', { count: model_count, shown: model_count.toLocaleString(locale) })}
        {below_count > 0 && ` · ${text('staff_groups.below', { count: below_count })}`}
      </p>
      <p className={room.pages}>
        <a href={href(`/staff/groups/?at=${id}`)}>{text('staff_groups.back')}</a>
        <a href={href(group.paths[locale])}>{text('staff_groups.page')}</a>
      </p>
      <div className={order.columns}>
        <section className={order.facts} aria-label={text('staff_groups.texts')}>
          <GroupForm group={group} onSaved={onSaved} />
        </section>
        <div className={order.work}>
          <GroupPlaceForm group={group} onSaved={onSaved} />
          <GroupFiltersForm group={group} onSaved={onSaved} />
        </div>
      </div>
    </>
  );
}
