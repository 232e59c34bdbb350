import { useStore } from '@nanostores/react';
import type { OrderReceipts } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { decodeText } from 'mf-shared/rules/decode-text';
import { $session } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useEffect, useState } from 'react';
import { ReceiptSheet } from './receipt-sheet.tsx';
import styles from './receipts.module.css';

/** The receipts of one order, each on a sheet that prints on A4 (LOOK-54). Who may see them is known in the browser alone. */
export function ReceiptPage() {
  const text = useText('mf-account');
  const href = useHref();
  const session = useStore($session, { ssr: 'initial' });
  const asked = useAskedReceipts();
  const { data, status, failure, retry } = useQuery<OrderReceipts>(
    asked ? `/api/orders/${encodeURIComponent(asked.number)}/receipts/` : null,
    { query: { key: asked?.key }, identity: session.id },
  );
  const number = asked?.number ?? '';
  const back = asked?.key ? `${href('/view-order/')}#${number}/${asked.key}` : href('/accounts/');
  return (
    <div className={classNames(layout.page, styles.page)}>
      <div className={styles.bar}>
        <a href={back}>{asked?.key ? text('orders.number', { number }) : text('account.title')}</a>
        <Button look="line" onClick={() => print()}>
          {text('receipt.print')}
        </Button>
      </div>
      <h1 className={data ? styles.hidden : undefined}>{text('receipt.title')}</h1>
      {status === 'loading' && !data && <Bone kind="line" width="most" />}
      {status === 'idle' && <p>{text('receipt.lead')}</p>}
      {status === 'missing' && (
        <Notice kind="error" isLive>
          {text(session.id === null ? 'receipt.sign_in' : 'receipt.missing')}
        </Notice>
      )}
      {status === 'missing' && session.id === null && (
        <ButtonLink look="action" href={`${href('/accounts/login/')}?next=${encodeURIComponent(href('/accounts/'))}`}>
          {text('login.submit')}
        </ButtonLink>
      )}
      {status === 'failed' && (
        <Notice kind="error" isLive>
          {failure.message || text('form.no_answer')}{' '}
          <Button look="line" onClick={retry}>
            {text('orders.retry')}
          </Button>
        </Notice>
      )}
      {data?.receipts.length === 0 && <Notice kind="info">{text('receipt.none')}</Notice>}
      {data?.receipts.map((receipt) => (
        <ReceiptSheet key={receipt.number} receipt={receipt} orderKey={asked?.key ?? null} />
      ))}
    </div>
  );
}

/** Read in the browser, and again when only the part after the number sign changes. */
function useAskedReceipts(): LinkedReceipts | null {
  const [asked, setAsked] = useState<LinkedReceipts | null>(null);
  useEffect(() => {
    const read = () => setAsked(linkedReceipts(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return asked;
}

/** Which order's receipts an address asks for. */
interface LinkedReceipts {
  number: string;
  /** The order's key, for guests; null for who is signed in. */
  key: string | null;
}

/** Reads `#{number}` or `#{number}/{key}`: the part after the number sign is sent to no server. */
function linkedReceipts(hash: string): LinkedReceipts | null {
  const [number, key] = hash.replace(/^#/, '').split('/').map(decodeText);
  return number ? { number, key: key || null } : null;
}
