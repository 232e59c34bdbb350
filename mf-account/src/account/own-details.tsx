import { useStore } from '@nanostores/react';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { townLine } from 'mf-shared/rules/address-state';
import { $isStaff, $session, signOut } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import styles from './own-details.module.css';

/** The customer who is signed in, as a card: the club's for its members. */
export function OwnDetails() {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const api = useApi();
  const { brand } = usePageConfig();
  const session = useStore($session, { ssr: 'initial' });
  const isStaff = useStore($isStaff, { ssr: 'initial' });

  const leave = () => {
    // The token is revoked while its cookie still stands; an answer is not waited for.
    void api.post('/api/accounts/logout/').catch(() => {});
    signOut();
    void navigate(href('/'));
  };

  const town = townLine({ ...session, postal_code: session.postcode });
  const home = [session.address, town].filter(Boolean).join(', ');
  const lines = [session.email, session.phone, home].filter(Boolean);

  return (
    <aside className={styles.aside} aria-label={text('account.details')}>
      <div className={styles.card} data-is-club={session.isClubMember}>
        <p className={styles.brand}>
          {brand.name}
          {session.isClubMember && <span>{text('account.club')}</span>}
        </p>
        <p className={styles.name}>
          {session.firstName} {session.lastName}
        </p>
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div className={styles.ways}>
        {isStaff && (
          <ButtonLink look="line" href={href('/staff/')}>
            {text('staff.home')}
          </ButtonLink>
        )}
        <Button look="line" onClick={leave}>
          {text('account.sign_out')}
        </Button>
      </div>
    </aside>
  );
}
