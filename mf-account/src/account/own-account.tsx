import { useText } from 'mf-shared/i18n';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { useEffect, useState } from 'react';
import { inOrderOfTurn, OwnCases } from '../cases/own-cases.tsx';
import { useOwnComplaints } from '../follow-complaint/use-own-complaints.ts';
import { useOwnReturns } from '../follow-return/use-own-returns.ts';
import { HelpBox } from '../lib/help-box.tsx';
import { useOwnOrders } from '../lib/use-own-orders.ts';
import { OrderList } from '../orders/order-list.tsx';
import { ReceiptList } from '../receipts/receipt-list.tsx';
import { AccountSettings } from '../settings/account-settings.tsx';
import styles from './account.module.css';
import { AccountWays } from './account-ways.tsx';
import { ComingOrders } from './coming-orders.tsx';
import { isComing, isWaiting } from './how-far.ts';
import { OwnDetails } from './own-details.tsx';

const linkedOrder = '#order-';

/** The page of a signed-in customer: what waits first, then what is under way, then everything else. */
export function OwnAccount({ customerId }: { customerId: number }) {
  const text = useText('mf-account');
  const orders = useOwnOrders(customerId);
  const returns = useOwnReturns(customerId);
  const complaints = useOwnComplaints(customerId);
  const [opened, setOpened] = useState<{ number: string } | null>(null);
  useEffect(() => {
    if (location.hash.startsWith(linkedOrder)) setOpened({ number: location.hash.slice(linkedOrder.length) });
  }, []);

  const cases = inOrderOfTurn([...(returns ?? []), ...(complaints ?? [])]);
  const asked = cases.filter(({ turn }) => turn === 'buyer');
  const coming = (orders.data ?? []).filter(isComing);
  const waiting = coming.filter(isWaiting);
  return (
    <>
      <Lead waiting={waiting.length} coming={coming.length - waiting.length} asked={asked} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {coming.length > 0 && (
            <section aria-labelledby="coming">
              <h2 id="coming">{text('account.coming')}</h2>
              <ComingOrders orders={coming} onOpen={(number) => setOpened({ number })} />
            </section>
          )}
          {cases.length > 0 && (
            <section aria-labelledby="cases">
              <h2 id="cases">{text('account.cases')}</h2>
              <OwnCases cases={cases} />
            </section>
          )}
          <section aria-labelledby="orders">
            <h2 id="orders">{text('orders.title')}</h2>
            <OrderList orders={orders} opened={opened} />
            <ReceiptList customerId={customerId} />
          </section>
        </div>
        <div className={styles.aside}>
          <OwnDetails />
          <HelpBox title={text('account.way_ask')} />
        </div>
      </div>
      <AccountWays />
      <section aria-labelledby="settings">
        <h2 id="settings">{text('settings.title')}</h2>
        <AccountSettings />
      </section>
    </>
  );
}

interface LeadProps {
  waiting: number;
  coming: number;
  /** Cases that wait for the buyer's answer. */
  asked: ReturnType<typeof inOrderOfTurn>;
}

/** What is under way, in a sentence, with the way to what waits for an answer. */
function Lead({ waiting, coming, asked }: LeadProps) {
  const text = useText('mf-account');
  const lead = [
    { key: 'account.lead_waiting', count: waiting },
    { key: 'account.lead_coming', count: coming },
    { key: 'account.lead_asked', count: asked.length },
  ].flatMap(({ key, count }) => (count > 0 ? [text(key, { count })] : []));

  if (lead.length === 0) return null;
  return (
    <div className={styles.lead}>
      <p>{lead.join(' ')}</p>
      {asked[0] && (
        <ButtonLink look="action" href={asked[0].href}>
          {text('account.answer')}
        </ButtonLink>
      )}
    </div>
  );
}
