import { useStore } from '@nanostores/react';
import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { canComplainAbout, canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import { piecesOfBuyer } from 'mf-shared/rules/pieces-of-buyer';
import { $session } from 'mf-shared/stores';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { repairIcon, returnIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { complaintLink } from '../complain/complaint-link.ts';
import { BuyAgain } from './buy-again.tsx';
import { goneWords } from './gone-words.ts';
import styles from './line-ways.module.css';
import { ReviewWay } from './review-way.tsx';

export interface LineWaysProps {
  order: Pick<Order, 'number' | 'status' | 'after_sale'>;
  line: Order['lines'][number];
  /** From a mailed link: it opens the order in the forms. */
  orderKey?: string | undefined;
}

/** What can still be done with one product of an order, and until when (AFTER-100); each way opens its form with the product chosen. */
export function LineWays({ order, line, orderKey }: LineWaysProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { kind, withdraw_until, return_until, complain_until, lines } = order.after_sale;
  const goods = lines.find(({ productId }) => productId === line.productId);
  const isSignedIn = useStore($session, { ssr: 'initial' }).isAuthenticated;
  // A gift card is money: it neither comes back nor has a fault, and it was made for somebody.
  if (line.kind === 'gift_card') return <Words>{text('returns.stays_card')}</Words>;
  if (!goods || !canWithdrawFrom(order.status)) return null;
  if (!canComplainAbout(order.status))
    return (
      <div className={styles.words}>
        {kind !== null && <p>{text('line_ways.before')}</p>}
        {piecesOfBuyer(goods.pieces) > 0 && <p>{text('line_ways.too_early')}</p>}
      </div>
    );
  const isDelivered = order.status === 'delivered';
  const hash = complaintLink({ number: order.number, key: orderKey, productId: line.productId });
  const day = (date: string | null) => (date === null ? '' : longDate(date, locale));
  const isGone = goods.withdrawn >= goods.bought;
  return (
    <div className={styles.ways}>
      {isGone && <p>{text(goneWords(goods.pieces))}</p>}
      {kind !== null && !isGone && !isDelivered && <p>{text('line_ways.before')}</p>}
      {kind === null && !isGone && <p>{text('line_ways.over', { date: day(return_until) })}</p>}
      {kind !== null && !isGone && isDelivered && (
        <a href={`${href('/returns/')}${hash}`}>
          <Icon shape={returnIcon} size="small" />
          <strong>{text(`line_ways.${kind}`)}</strong>
          {kind === 'withdrawal' && <span>{text('line_ways.withdraw_until', { date: day(withdraw_until) })}</span>}
          <span>{text('line_ways.return_until', { date: day(return_until) })}</span>
        </a>
      )}
      {piecesOfBuyer(goods.pieces) > 0 && (
        <a href={`${href('/reclamation/')}${hash}`}>
          <Icon shape={repairIcon} size="small" />
          <strong>{text(isDelivered ? 'line_ways.complain' : 'line_ways.complain_sent')}</strong>
          <span>
            {isDelivered
              ? text('line_ways.complain_until', { date: day(complain_until) })
              : text('line_ways.complain_sent_more')}
          </span>
        </a>
      )}
      {/* Signing in proves who bought it (REVIEW-19). */}
      {isDelivered && isSignedIn && line.path !== '' && <ReviewWay line={line} />}
      {/* A part of a set has the set's price only with it. */}
      {isDelivered && line.path !== '' && line.bundle === '' && <BuyAgain line={line} />}
    </div>
  );
}

const Words = ({ children }: { children: string }) => <p className={styles.words}>{children}</p>;
