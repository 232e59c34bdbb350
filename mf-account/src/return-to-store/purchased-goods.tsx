import type { StaffStoreReturn, StoreReturn } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import pages from '../cases/case-page.module.css';
import { SentFiles } from '../cases/sent-files.tsx';
import styles from './store-return.module.css';

/** The purchase as it was told: where and when, each product with its price and reason, their sum, and the files. */
export function PurchasedGoods({ found }: { found: StoreReturn | StaffStoreReturn }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney('eur', config);
  return (
    <>
      <p className={pages.soft}>
        {[found.store_name, found.receipt, longDate(found.bought_on, config.locale)].join(' · ')}
      </p>
      <ul className={styles.rows}>
        {found.rows.map(({ model, color, size, amount, price, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt may name the same product twice, and stays as it is
          <li key={index}>
            <span>
              {amount} × {[model, color, size].filter(Boolean).join(', ')}
              <br />
              <span className={pages.soft}>{text(`return_reason.${reason}`)}</span>
            </span>
            <span>{money(Math.round(price * amount * 100) / 100)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{text(found.refund === null ? 'store_return.told' : 'store_return.refund')}</span>
        <span>{money(found.refund ?? found.told)}</span>
      </p>
      {found.message && <p className={styles.words}>{found.message}</p>}
      <SentFiles files={found.attachments} label={text('attach.files')} />
    </>
  );
}
