import { type Translate, useText } from 'mf-shared/i18n';
import { type PageConfig, usePageConfig } from 'mf-shared/router';
import { formatPrice, writeAmount } from 'mf-shared/rules/price-format';
import { type CartNotice, dismissNotices } from 'mf-shared/stores';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { priceDifference } from '../lib/price-difference.ts';
import styles from './review-cart.module.css';

/** Names everything that differs from what the shopper put in, until it has been read (LOOK-46). */
export function CartNotices({ notices }: { notices: readonly CartNotice[] }) {
  const text = useText('mf-checkout');
  const config = usePageConfig();
  if (notices.length === 0) return null;
  return (
    <Notice kind="warning" isLive>
      <div className={styles.notices}>
        {notices.map((notice) => (
          <p key={`${notice.productId} ${notice.kind}`}>{noticeWords(notice, text, config)}</p>
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
function noticeWords(notice: CartNotice, text: Translate, config: PageConfig): string {
  const { kind, previous, current } = notice;
  const name = notice.name || text('cart.unnamed');
  if (kind === 'amount_lowered') return text('changes.amount_lowered', { name, count: current ?? 0 });
  return text(`changes.${kind}`, {
    name,
    amount: writeAmount(priceDifference(previous ?? 0, current ?? 0, config), config),
    previous: formatPrice(previous ?? 0, config),
    current: formatPrice(current ?? 0, config),
  });
}
