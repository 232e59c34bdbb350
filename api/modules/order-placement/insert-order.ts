import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { GiftCardHold } from '../gift-cards/gift-card-payments.ts';
import type { Allocation } from '../stock/allocate-stock.ts';
import { lineRows, orderRow } from './order-rows.ts';
import type { OrderToPlace } from './order-to-place.ts';

/** First look after a payment whose buyer may be gone. */
const firstCheckSeconds = 60;

const columnsOf = (row: object) => sql.join(Object.keys(row).map((column) => sql.ref(column)));

/**
 * Writes the order with all that belongs to it in one statement: lines, first status, payment, promised stock, gift card
 * money, the look after an open payment, and the key that it was asked with. One trip to the database instead of nine.
 */
export async function insertOrder(
  tx: Transaction<Tables>,
  toPlace: OrderToPlace,
  reserved: readonly Allocation[],
  holds: readonly GiftCardHold[],
): Promise<{ id: number; number: string }> {
  const order = orderRow(toPlace);
  const lines = lineRows(toPlace);
  const isInstant = toPlace.processor === 'giftcard' || toPlace.processor === 'invoice';
  const { rows } = await sql<{ id: number; number: string }>`
    WITH made AS (
      INSERT INTO orders (${columnsOf(order)})
      SELECT ${columnsOf(order)} FROM jsonb_populate_record(NULL::orders, ${JSON.stringify(order)}::jsonb)
      RETURNING id, number),
    lines AS (
      INSERT INTO order_lines (order_id, ${columnsOf(lines[0] ?? {})})
      SELECT made.id, ${sql.join(Object.keys(lines[0] ?? {}).map((column) => sql.ref(`l.${column}`)))}
      FROM made, jsonb_populate_recordset(NULL::order_lines, ${JSON.stringify(lines)}::jsonb) l),
    history AS (
      INSERT INTO order_status_history (order_id, status, actor_id)
      SELECT id, 'pending_payment', ${toPlace.actorId}::integer FROM made),
    payment AS (
      INSERT INTO payments (id, order_id, provider, amount_minor, currency)
      SELECT ${toPlace.paymentId}, id, ${toPlace.processor}, ${toPlace.payableMinor}::integer, ${toPlace.paidCurrency}
      FROM made),
    promised AS (
      INSERT INTO reservations (order_id, variant_id, store_id, amount, expires_at)
      SELECT made.id, r."variantId", r."storeId", r.amount, ${toPlace.reservedUntil.toISOString()}::timestamptz
      FROM made, jsonb_to_recordset(${JSON.stringify(reserved)}::jsonb)
        AS r("variantId" integer, "storeId" integer, amount integer)),
    cards AS (
      INSERT INTO gift_card_uses (gift_card_id, order_id, amount_minor)
      SELECT c."giftCardId", made.id, c."amountMinor"
      FROM made, jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) AS c("giftCardId" integer, "amountMinor" integer)),
    care AS (
      INSERT INTO outbox (kind, payload, dedupe_key, available_at)
      SELECT 'payment_check', ${JSON.stringify({ paymentId: toPlace.paymentId })}::jsonb,
        ${`payment_check ${toPlace.paymentId}`}, now() + make_interval(secs => ${firstCheckSeconds})
      FROM made WHERE NOT ${isInstant}::boolean),
    keyed AS (
      UPDATE idempotency_keys k SET order_id = made.id FROM made
      WHERE k.scope = 'order' AND k.key = ${toPlace.idempotencyKey})
    SELECT id, number FROM made`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('an order was written and not told');
  return made;
}
