import { useStore } from '@nanostores/react';
import type { StaffMe } from 'mf-shared/contract';
import { featureFlagNames } from 'mf-shared/contract/feature-flags';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { $isStaff, $session } from 'mf-shared/stores';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { rightsOfRooms } from '../staff/staff-place.ts';
import { ActingSign } from './acting-sign.tsx';
import { Bar } from './bar.tsx';
import { PageData } from './page-data.tsx';
import styles from './staff-bar.module.css';
import { EditButton, EditForms, useEditHere, useIsOfShop } from './use-edit-here.tsx';
import { usePalette } from './use-palette.tsx';

const loadSeeAsMember = async () => (await import('./see-as-member.tsx')).SeeAsMember;

const rooms = ['orders', 'returns', 'complaints', 'reviews', 'transfers', 'customers'] as const;

/** A slim bar above the shop for staff, in a colour that is never the shop's (LOOK-55). */
export function StaffBar() {
  const text = useText('mf-account');
  const href = useHref();
  const { features } = usePageConfig();
  const session = useStore($session);
  const isStaff = useStore($isStaff);
  const { data: me } = useQuery<StaffMe>(isStaff ? '/api/staff/me/' : null);
  const { button, palette } = usePalette(isStaff ? session.id : null, me?.rights ?? null);
  const edit = useEditHere(isStaff ? me : null);
  // A member of the staff who buys for a customer sees what this customer does.
  const maySeeAs = useIsOfShop() && isStaff && !session.actingFor;
  const { Part: SeeAsMember } = useLazyPart(loadSeeAsMember, maySeeAs);
  if (!isStaff) return null;
  const name = session.username ?? session.email ?? '';
  return (
    <>
      <div className={styles.place} data-acting={session.actingFor ? '' : undefined}>
        <Bar
          label={text('staff.label')}
          title={text('staff.home')}
          user={session.isAdminUser ? text('staff.admin', { name }) : name}
        >
          {button}
          {edit && (
            <OptionalPart>
              <EditButton choice={edit} />
            </OptionalPart>
          )}
          {maySeeAs && SeeAsMember && <SeeAsMember />}
          {rooms
            .filter((room) => me?.rights.includes(rightsOfRooms[room]))
            .map((room) => (
              <a key={room} href={href(`/staff/${room}/`)}>
                {text(`staff.${room}`)}
              </a>
            ))}
          <a href={href('/style-guide/')}>{text('staff.style_guide')}</a>
          {featureFlagNames
            .filter((name) => features[name])
            .map((name) => (
              <a key={name} href={`?featureFlag_${name}=0`}>
                {text('staff.flag_off', { name })}
              </a>
            ))}
          <PageData rights={me?.rights ?? []} />
        </Bar>
        {palette}
        {session.actingFor && <ActingSign buyer={session.actingFor} />}
      </div>
      {edit && (
        <OptionalPart>
          <EditForms choice={edit} />
        </OptionalPart>
      )}
    </>
  );
}
