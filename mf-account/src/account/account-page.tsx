import { useStore } from '@nanostores/react';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { $isStaff, $session, signOut } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Ribbon } from 'mf-shared/ui/ribbon/ribbon.tsx';
import { OwnComplaints } from '../follow-complaint/own-complaints.tsx';
import { OwnReturns } from '../follow-return/own-returns.tsx';
import { OrderList } from '../orders/order-list.tsx';
import { ReceiptList } from '../receipts/receipt-list.tsx';
import { AccountSettings } from '../settings/account-settings.tsx';
import styles from './account.module.css';

/** The customer's own page. The server renders its frame only: who is signed in is known in the browser alone. */
export function AccountPage() {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const api = useApi();
  const session = useStore($session, { ssr: 'initial' });
  const isStaff = useStore($isStaff, { ssr: 'initial' });

  const leave = () => {
    // The token is revoked while its cookie still stands; an answer is not waited for.
    void api.post('/api/accounts/logout/').catch(() => {});
    signOut();
    void navigate(href('/'));
  };

  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>
        {session.isAuthenticated
          ? text('account.hello', { name: session.firstName || session.email })
          : text('account.title')}
      </h1>
      {session.isLoading && <p role="status">{text('account.loading')}</p>}
      {!session.isLoading && session.id === null && (
        <div className={styles.signIn}>
          <p>{text('account.sign_in_first')}</p>
          <ButtonLink look="action" href={`${href('/accounts/login/')}?next=${encodeURIComponent(href('/accounts/'))}`}>
            {text('login.submit')}
          </ButtonLink>
        </div>
      )}
      {session.id !== null && (
        <div className={styles.columns}>
          <section aria-labelledby="orders">
            <h2 id="orders">{text('orders.title')}</h2>
            <OrderList customerId={session.id} />
            <ReceiptList customerId={session.id} />
            <OwnReturns customerId={session.id} />
            <OwnComplaints customerId={session.id} />
            <h2 id="settings" className={styles.settings}>
              {text('settings.title')}
            </h2>
            <AccountSettings />
          </section>
          <aside className={styles.aside} aria-labelledby="details">
            <h2 id="details">{text('account.details')}</h2>
            {session.isClubMember && <Ribbon kind="club">{text('account.club')}</Ribbon>}
            <address className={styles.address}>
              {session.firstName} {session.lastName}
              <br />
              {session.email}
              <br />
              {session.phone}
              <br />
              {session.address}
              <br />
              {session.postcode} {session.city}
            </address>
            {isStaff && (
              <ButtonLink look="line" href={href('/staff/')}>
                {text('staff.home')}
              </ButtonLink>
            )}
            <Button look="line" onClick={leave}>
              {text('account.sign_out')}
            </Button>
          </aside>
        </div>
      )}
    </div>
  );
}
