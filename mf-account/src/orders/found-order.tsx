import type { OrderWithStory } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense, useEffect, useRef } from 'react';
import type { OrderChange } from '../after-order/after-order.tsx';
import { OrderActions } from '../after-order/order-actions.tsx';
import type { OrderProof } from '../after-order/order-proof.ts';
import styles from './orders.module.css';
import { ToldOrder } from './told-order.tsx';

const HelpBox = lazyPart(() => import('../lib/help-box.tsx').then((part) => part.HelpBox));
/** What can be done about the order stands below it, and nothing of it is needed to look for one. */
const AfterOrder = lazyPart(() => import('../after-order/after-order.tsx').then((part) => part.AfterOrder));

export interface FoundOrderProps {
  order: OrderWithStory;
  proof: OrderProof;
  onChange: (change: OrderChange) => void;
  onClose: () => void;
}

/** The order that was looked for; its title takes the focus. */
export function FoundOrder({ order, proof, onChange, onClose }: FoundOrderProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const day = (moment: string) => new Date(moment).toLocaleDateString(europeanLocale(locale), { dateStyle: 'long' });
  return (
    <div className={classNames(layout.page, styles.found)}>
      <header className={styles.foundHead}>
        <div>
          <p className={styles.muted}>{day(order.placed_at)}</p>
          <h1 ref={title} tabIndex={-1}>
            {text('orders.number', { number: order.number })}
          </h1>
          <p className={styles.status} data-status={order.status}>
            {text(`status.${order.status}`)}
          </p>
        </div>
        <OrderActions order={order} proof={proof} returnLook="action" />
      </header>
      <ToldOrder
        order={order}
        proof={proof}
        below={
          <Suspense>
            <HelpBox title={text('orders.help')}>{text('orders.help_more', { number: order.number })}</HelpBox>
          </Suspense>
        }
      />
      <Suspense>
        <AfterOrder order={order} proof={proof} hasActions={false} onChange={onChange} />
      </Suspense>
      <Button look="quiet" onClick={onClose}>
        {text('view_order.another')}
      </Button>
    </div>
  );
}
