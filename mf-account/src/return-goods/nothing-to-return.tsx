import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { type ReactNode, useId } from 'react';
import { LineWays } from '../after-order/line-ways.tsx';
import pages from '../cases/case-page.module.css';
import { HelpBox } from '../lib/help-box.tsx';
import styles from './nothing-to-return.module.css';

interface NothingToReturnProps {
  order: Order;
  orderKey: string;
  /** Number and day of the order. */
  heading: string;
  /** Ways to another order. */
  children: ReactNode;
}

/** Which time is over, and what can still be done with each product: a fault is answered for much longer (AFTER-102). */
export function NothingToReturn({ order, orderKey, heading, children }: NothingToReturnProps) {
  const text = useText('mf-account');
  const id = useId();
  const isSold = canWithdrawFrom(order.status);
  return (
    <>
      <p className={pages.lead}>
        {heading} {order.after_sale.deadlines || text('returns.nothing_left')}
      </p>
      <div className={pages.columns}>
        <div className={pages.main}>
          {isSold && (
            <section className={styles.still} aria-labelledby={id}>
              <h2 id={id}>{text('returns.still_possible')}</h2>
              <p className={pages.lead}>
                {text('returns.fault_lead')} {text('complaint_page.law')}
              </p>
              <ul className={styles.lines}>
                {order.lines.map((line) => (
                  <li key={`${line.productId} ${line.size}`}>
                    <Picture path={line.image} alt="" widths={[80, 160]} sizes="4rem" className={styles.picture} />
                    <p>
                      <b>
                        {line.manufacturer} {line.name}
                      </b>
                      <span className={pages.soft}>
                        {[line.color, line.size, line.type].filter(Boolean).join(', ')}
                      </span>
                    </p>
                    <div className={styles.ways}>
                      <LineWays order={order} line={line} orderKey={orderKey || undefined} />
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p>{children}</p>
        </div>
        <HelpBox title={text('orders.help')}>{text('orders.help_more', { number: order.number })}</HelpBox>
      </div>
    </>
  );
}
