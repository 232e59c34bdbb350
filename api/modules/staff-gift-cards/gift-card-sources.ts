import { type RawBuilder, sql } from 'kysely';
import type { GiftCardState } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import { endOfGiftCard } from '../gift-cards/gift-card-code.ts';
import { heldMinor } from '../gift-cards/gift-card-payments.ts';

type Card = Pick<Row<'gift_cards'>, 'is_active' | 'replaced_by' | 'expires_on' | 'balance_minor'> & {
  /** What payments in progress hold of it. */
  held_minor: number;
};

/** How a card stands on a day: the first state that fits. */
export function stateOf(card: Card, today: string): GiftCardState {
  const end = endOfGiftCard(card);
  if (end) return end;
  if (card.expires_on !== null && String(card.expires_on).slice(0, 10) < today) return 'expired';
  if (card.balance_minor > 0) return 'open';
  return card.held_minor > 0 ? 'held' : 'used_up';
}

/** The same as a condition on `c`. */
export function standsAs(state: GiftCardState, today: string): RawBuilder<boolean> {
  if (state === 'replaced') return sql<boolean>`c.replaced_by IS NOT NULL`;
  if (state === 'blocked') return sql<boolean>`c.replaced_by IS NULL AND NOT c.is_active`;
  const isOver = sql<boolean>`(c.expires_on IS NOT NULL AND c.expires_on < ${today}::date)`;
  if (state === 'expired') return sql<boolean>`c.is_active AND ${isOver}`;
  if (state === 'open') return sql<boolean>`c.is_active AND NOT ${isOver} AND c.balance_minor > 0`;
  const isHeld = sql<boolean>`${heldMinor('c')} > 0`;
  return sql<boolean>`c.is_active AND NOT ${isOver} AND c.balance_minor = 0 AND ${state === 'held' ? isHeld : sql`NOT ${isHeld}`}`;
}

/** How the mail `x` in the outbox stands. */
export const mailState = sql<'sent' | 'leaving' | 'waiting'>`CASE WHEN x.sent_at IS NOT NULL THEN 'sent'
  WHEN x.leased_until > now() THEN 'leaving' ELSE 'waiting' END`;

/**
 * The order of a card `c`: the one that bought it, or the one whose return it pays. An ended code has that of the card that
 * goes on.
 */
export const withOrder = sql`
  LEFT JOIN gift_cards k ON k.id = coalesce(c.replaced_by, c.id)
  LEFT JOIN order_lines l ON l.id = k.order_line_id
  LEFT JOIN payment_refunds r ON r.gift_card_id = k.id
  LEFT JOIN payments p ON p.id = r.payment_id
  LEFT JOIN orders o ON o.id = coalesce(l.order_id, p.order_id)`;
