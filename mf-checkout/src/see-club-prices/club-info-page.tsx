import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $cart, $session, shownRows } from 'mf-shared/stores';
import layout from 'mf-shared/ui/layout/layout.module.css';
import info from '../lib/info-page.module.css';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useValidatedPage } from '../lib/use-validated-page.ts';
import styles from './club-info.module.css';
import { ClubRows } from './club-rows.tsx';
import { ClubWays } from './club-ways.tsx';

const benefits = ['prices', 'orders', 'repair'] as const;

/** `/checkout/club-info/`: what the club would change in this very cart, and how to join without losing it. */
export function ClubInfoPage() {
  const text = useText('mf-checkout');
  const href = useHref();
  const isHydrated = useIsHydrated();
  const rows = shownRows(useStore($cart, { ssr: 'initial' }));
  const { isClubMember } = useStore($session, { ssr: 'initial' });
  useValidatedPage('cart');
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <div className={layout.columns}>
        <div className={info.words}>
          <h1 tabIndex={-1}>{text('club.title')}</h1>
          <p className={info.lead}>{text('club.lead')}</p>
          <ul className={info.points}>
            {benefits.map((benefit) => (
              <li key={benefit}>{text(`club.benefit_${benefit}`)}</li>
            ))}
          </ul>
          <a className={styles.offers} href={href('/club-offers/')}>
            {text('club.offers')}
          </a>
        </div>
        <div className={styles.yours}>
          {isHydrated && rows.length > 0 && <ClubRows rows={rows} isMember={isClubMember} />}
          {isHydrated && <ClubWays hasCart={rows.length > 0} />}
        </div>
      </div>
    </div>
  );
}
