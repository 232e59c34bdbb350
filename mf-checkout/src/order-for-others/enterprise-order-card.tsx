import type { EnterpriseOrder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './order-for-others.module.css';

interface EnterpriseOrderCardProps {
  order: EnterpriseOrder;
  /** Products are added to this one now. */
  isCurrent: boolean;
  onGather: () => void;
  onCheckout: () => void;
  onClose: () => void;
}

/** One open enterprise order with what was gathered, and the ways on. */
export function EnterpriseOrderCard({ order, isCurrent, onGather, onCheckout, onClose }: EnterpriseOrderCardProps) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { locale } = usePageConfig();
  const day = new Intl.DateTimeFormat(europeanLocale(locale)).format(new Date(order.created));
  return (
    <article className={styles.order} aria-labelledby={`enterprise-${order.id}`}>
      <header className={styles.orderHead}>
        <h2 id={`enterprise-${order.id}`}>{text('enterprise.order', { id: String(order.id) })}</h2>
        <span>{isCurrent ? text('enterprise.current') : day}</span>
      </header>
      {order.products.length === 0 ? (
        <p>{text('enterprise.empty')}</p>
      ) : (
        <ul className={styles.rows}>
          {order.products.map((row) => (
            <li key={row.productId} className={styles.row}>
              <Picture path={row.image} alt="" widths={[80, 160]} sizes="3.5rem" fit="contain" />
              <span>
                <a href={href(row.path)}>{row.name}</a>
                <small>
                  {[row.color, row.size, row.type].filter(Boolean).join(', ')}{' '}
                  {text('cart.pieces', { count: row.amount })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button look="action" disabled={order.products.length === 0} onClick={onCheckout}>
          {text('enterprise.checkout')}
        </Button>
        <Button look="line" onClick={onGather}>
          {text('enterprise.gather')}
        </Button>
        <Button look="line" onClick={onClose}>
          {text('enterprise.close')}
        </Button>
      </div>
    </article>
  );
}
