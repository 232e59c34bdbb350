import type { OrderWithStory } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useEffect, useRef } from 'react';
import type { OrderChange } from '../after-order/after-order.tsx';
import type { OrderProof } from '../after-order/order-proof.ts';
import { WithdrawOrder } from '../after-order/withdraw-order.tsx';
import styles from './found-contract.module.css';

interface FoundContractProps {
  order: OrderWithStory;
  proof: OrderProof;
  onChange: (change: OrderChange) => void;
}

/** The order whose contract it is, and the two steps; where withdrawing is not possible any more, what is. */
export function FoundContract({ order, proof, onChange }: FoundContractProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const day = new Date(order.placed_at).toLocaleDateString(europeanLocale(locale), { dateStyle: 'long' });
  const isReturn = order.after_sale.kind === 'return';
  return (
    <div className={classNames(layout.page, styles.found)}>
      <header>
        <p className={styles.day}>{day}</p>
        <h1 ref={title} tabIndex={-1}>
          {text('withdraw_page.of_order', { number: order.number })}
        </h1>
      </header>
      {!canWithdrawFrom(order.status) && <p>{text('withdraw_page.nothing')}</p>}
      {canWithdrawFrom(order.status) && isReturn && (
        <>
          <p>{text('withdraw_page.only_return')}</p>
          <ButtonLink href={href('/returns/')}>{text('withdraw_page.to_return')}</ButtonLink>
        </>
      )}
      <WithdrawOrder order={order} proof={proof} isOpen onChange={onChange} />
    </div>
  );
}
