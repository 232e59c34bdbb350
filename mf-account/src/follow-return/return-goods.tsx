import type { ReturnCase } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { classNames } from 'mf-shared/ui/class-names.ts';
import pages from '../cases/case-page.module.css';
import { DecidedLines } from '../cases/decided-lines.tsx';
import { SentFiles } from '../cases/sent-files.tsx';
import styles from './follow-return.module.css';
import { isExchangeAlone } from './points-of-return.ts';
import { useOrderHref } from './use-order-href.ts';

/** What comes back and what was decided about it, what the buyer gets for it, and what was sent with the form. */
export function ReturnGoods({ found, money }: { found: ReturnCase; money: (amount: number) => string }) {
  const text = useText('mf-account');
  const orderHref = useOrderHref(found);
  const back = isExchangeAlone(found) ? null : moneyBack(found);
  return (
    <aside className={classNames(pages.panel, styles.panel)} aria-label={text('returns.you_get')}>
      <h2>{text('returns.you_get')}</h2>
      <DecidedLines lines={found.lines} money={money} orderHref={orderHref} />
      {found.fee > 0 && back !== null && (
        <p className={styles.sum}>
          <span>{text('returns.fee')}</span>
          <span>−{money(found.fee)}</span>
        </p>
      )}
      {back !== null && (
        <p className={styles.total}>
          <span>{text('returns.money_back')}</span>
          <span>{money(back)}</span>
        </p>
      )}
      {found.as_gift_card && back !== null && <p className={pages.soft}>{text('returns.as_gift_card')}</p>}
      <SentFiles files={found.attachments} label={text('attach.files')} />
      {found.message && <p className={styles.words}>{found.message}</p>}
    </aside>
  );
}

/** What goes back: the promise, and once it is decided what was given; null where nothing is told. */
function moneyBack({ status, refund, given, settled_at }: ReturnCase): number | null {
  if (status === 'cancelled' || status === 'rejected-return') return null;
  if (settled_at === null && given.length === 0) return refund;
  return given.length === 0 ? null : given.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}
