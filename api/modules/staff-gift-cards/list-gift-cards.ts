import { type RawBuilder, sql } from 'kysely';
import {
  type GiftCardState,
  type StaffGiftCardRow,
  type StaffGiftCards,
  type staffGiftCardsQuery,
  staffPageSize,
} from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { addressesWith, isAddressOf } from '../customer-addresses/own-addresses.ts';
import { normalCode } from '../gift-cards/gift-card-code.ts';
import { heldMinor } from '../gift-cards/gift-card-payments.ts';
import { standsAs, stateOf, withOrder } from './gift-card-sources.ts';

/** The characters of a code that staff may see. */
const hintLength = 4;
/** Codes have sixteen signs; earlier ones had at least this many. What is as long is a whole code, which nobody looks for. */
const shortestCode = 9;

export interface FoundCard {
  id: number;
  code_hint: string;
  initial_minor: number;
  balance_minor: number;
  currency: string;
  expires_on: string | null;
  is_active: boolean;
  replaced_by: number | null;
  is_frozen: boolean;
  held_minor: number;
  number: string | null;
  email: string;
  recipient: string | null;
}

/** What a row tells of a card `c`, read {@link withOrder}. */
export const rowColumns = sql`c.id, c.code_hint, c.initial_minor, c.balance_minor, c.currency, c.expires_on::text,
  c.is_active, c.replaced_by, c.frozen_at IS NOT NULL AS is_frozen, o.number,
  ${heldMinor('c')} AS held_minor,
  coalesce(k.sent_to, o.email, '') AS email, l.extra->>'recipient' AS recipient`;

/** One page of the gift cards, the newest first, and the cursor of the next one (STAFF-48). */
export async function listGiftCards(
  db: Executor,
  { q = '', state, before }: z.output<typeof staffGiftCardsQuery>,
  now: Date,
): Promise<StaffGiftCards> {
  const today = shopDay(now);
  const found = await readRows<FoundCard>(
    db,
    sql`SELECT ${rowColumns} FROM gift_cards c ${withOrder}
      WHERE ${await isAsked(db, q)} AND ${ofState(state, today)} AND ${before === undefined ? sql`true` : sql`c.id < ${before}`}
      ORDER BY c.id DESC LIMIT ${staffPageSize + 1}`,
  );
  const page = found.slice(0, staffPageSize);
  const next = found.length > staffPageSize ? (page.at(-1)?.id ?? null) : null;
  return { results: page.map((card) => toRow(card, today)), next };
}

export const toRow = (card: FoundCard, today: string): StaffGiftCardRow => ({
  ...{ id: card.id, hint: card.code_hint, state: stateOf(card, today), is_frozen: card.is_frozen },
  ...{ value: toDecimal(card.initial_minor), left: toDecimal(card.balance_minor), held: toDecimal(card.held_minor) },
  ...{ currency: card.currency, expires_on: card.expires_on },
  ...{ order_number: card.number, email: card.email, recipient: card.recipient ?? '' },
});

const ofState = (state: GiftCardState | undefined, today: string): RawBuilder<boolean> =>
  state ? standsAs(state, today) : sql<boolean>`true`;

async function isAsked(db: Executor, q: string): Promise<RawBuilder<boolean>> {
  const words = q.replaceAll('\0', '').trim();
  if (words === '') return sql<boolean>`true`;
  const found = words.includes('@')
    ? ofEmails(await addressesWith(db, words))
    : sql`${ofOrder(words)} UNION SELECT h.id FROM gift_cards h WHERE h.code_hint = ${hintIn(words)}`;
  return sql<boolean>`c.id IN (WITH found(id) AS MATERIALIZED (${found})
    SELECT id FROM found UNION SELECT e.id FROM gift_cards e JOIN found ON e.replaced_by = found.id)`;
}

/** The end of a code; null in words that are none, such as the number of an order. */
function hintIn(words: string): string | null {
  const signs = normalCode(words);
  const isCode = signs.length === hintLength || (signs.length >= shortestCode && /\D/.test(signs));
  return isCode ? signs.slice(-hintLength) : null;
}

/** The cards that an order bought or paid with, and those that its returns became. */
const ofOrder = (number: string) => sql`
  SELECT b.id FROM orders w JOIN order_lines m ON m.order_id = w.id JOIN gift_cards b ON b.order_line_id = m.id
    WHERE w.number = ${number}
  UNION SELECT u.gift_card_id FROM orders w JOIN gift_card_uses u ON u.order_id = w.id WHERE w.number = ${number}
  UNION SELECT f.gift_card_id FROM orders w JOIN payments y ON y.order_id = w.id
    JOIN payment_refunds f ON f.payment_id = y.id WHERE w.number = ${number} AND f.gift_card_id IS NOT NULL`;

/** The cards whose buyer, or whose code's receiver, has one of the addresses, which are all of one account. */
const ofEmails = (emails: readonly string[]) => sql`
  SELECT b.id FROM orders w JOIN order_lines m ON m.order_id = w.id JOIN gift_cards b ON b.order_line_id = m.id
    WHERE ${isAddressOf({ emails }, sql`w.email`)}
  UNION SELECT s.id FROM gift_cards s WHERE ${isAddressOf({ emails }, sql`s.sent_to`)}
  UNION SELECT f.gift_card_id FROM orders w JOIN payments y ON y.order_id = w.id
    JOIN payment_refunds f ON f.payment_id = y.id WHERE ${isAddressOf({ emails }, sql`w.email`)} AND f.gift_card_id IS NOT NULL`;
