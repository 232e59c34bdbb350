import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import screens from '../../case-screen.module.css';
import styles from './counter.module.css';
import { counterBlock } from './counter-block.ts';

/** The order's buyer, its open returns, and the reason where nothing can be taken back. */
export function OrderAtCounter({ order, onOther }: { order: Order; onOther: () => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const { number, address, after_sale } = order;
  const block = counterBlock(order);
  const open = after_sale.withdrawals.filter(({ outcome }) => outcome === null);
  const orderHref = href(`/staff/orders/${number}/`);
  return (
    <section className={styles.order} aria-label={text('orders.number', { number })}>
      <p>
        <a className={screens.link} href={orderHref}>
          {text('orders.number', { number })}
        </a>{' '}
        · {`${address.first_name} ${address.last_name}`.trim()} · {address.email}
      </p>
      {open.length > 0 && (
        <Notice kind="warning">
          {text('staff_returns.counter_open')}{' '}
          {open.map(({ reference }) => (
            <a key={reference} href={href(`/staff/returns/${reference}/`)}>
              {reference}{' '}
            </a>
          ))}
        </Notice>
      )}
      {block && (
        <>
          <Notice kind="warning" isLive>
            {text(`staff_returns.block_${block}`)} {block === 'too_late' && after_sale.deadlines}{' '}
            {block === 'with_shop' && <a href={orderHref}>{text('staff_returns.counter_order')}</a>}
          </Notice>
          <p>
            <Button look="line" onClick={onOther}>
              {text('view_order.another')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
