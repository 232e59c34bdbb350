import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $isStaff, $session } from 'mf-shared/stores';
import styles from './staff-bar.module.css';

const rooms = ['orders', 'reviews', 'transfers'] as const;

/** A slim bar above the shop for staff, in a colour that is never the shop's (look.md, Patterns). */
export function StaffBar() {
  const text = useText('mf-account');
  const href = useHref();
  const session = useStore($session);
  const isStaff = useStore($isStaff);
  if (!isStaff) return null;
  const name = session.username ?? session.email;
  return (
    <aside className={styles.bar} aria-label={text('staff.label')}>
      <span>{text(session.isAdminUser ? 'staff.admin' : 'staff.signed_in', { name })}</span>
      {rooms.map((room) => (
        <a key={room} href={href(`/staff/${room}/`)}>
          {text(`staff.${room}`)}
        </a>
      ))}
      <a href={href('/style-guide/')}>{text('staff.style_guide')}</a>
    </aside>
  );
}
