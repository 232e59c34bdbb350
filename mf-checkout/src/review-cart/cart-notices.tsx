import { type Translate, useText } from 'mf-shared/i18n';
import { type CartNotice, dismissNotices } from 'mf-shared/stores';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { useMoney } from '../lib/use-money.ts';
import styles from './review-cart.module.css';

/** Names everything that differs from what the shopper put in, until it has been read (LOOK-46). */
export function CartNotices({ notices }: { notices: readonly CartNotice[] }) {
  const text = useText('mf-checkout');
  const money = useMoney();
  if (notices.length === 0) return null;
  return (
    <Notice kind="warning" isLive>
      <div className={styles.notices}>
        {notices.map((notice) => (
          <p key={`${notice.productId} ${notice.kind}`}>{noticeWords(notice, text, money)}</p>
        ))}
        <button type="button" className={words.link} onClick={() => dismissNotices()}>
          <span aria-hidden="true">{text('changes.dismiss')}</span>
          <span className={words.hidden}>{text('changes.dismiss_label')}</span>
        </button>
      </div>
    </Notice>
  );
}

/** A change of the cart as a sentence in the page's language, with its figures. */
function noticeWords(notice: CartNotice, text: Translate, money: (euros: number) => string): string {
  const { kind, previous, current } = notice;
  const name = notice.name || text('cart.unnamed');
  if (kind === 'amount_lowered') return text('changes.amount_lowered', { name, count: current ?? 0 });
  return text(`changes.${kind}`, {
    name,
    amount: money((previous ?? 0) - (current ?? 0)),
    previous: money(previous ?? 0),
    current: money(current ?? 0),
  });
}
