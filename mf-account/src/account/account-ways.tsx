import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { heartIcon, mailIcon, repairIcon, returnIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import styles from './account-ways.module.css';

/** What people come to their account for, one press each. */
export function AccountWays() {
  const text = useText('mf-account');
  const href = useHref();
  const wished = useStore($session, { ssr: 'initial' }).wishlistModelIds.length;
  const ways = [
    { to: '/returns/', icon: returnIcon, name: 'account.way_return', more: text('account.way_return_more') },
    { to: '/reclamation/', icon: repairIcon, name: 'account.way_complaint', more: text('account.way_complaint_more') },
    { to: '/wishlist/', icon: heartIcon, name: 'wishlist.title', more: text('orders.products', { count: wished }) },
    { to: '/ask/', icon: mailIcon, name: 'account.way_ask', more: text('account.way_ask_more') },
  ] as const;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{text('account.ways')}</h2>
      <ul className={styles.ways}>
        {ways.map(({ to, icon, name, more }) => (
          <li key={to}>
            <a href={href(to)}>
              <Icon shape={icon} />
              <span>
                {text(name)}
                <small>{more}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
