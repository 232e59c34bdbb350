import { sql } from 'kysely';
import type { FeedOrders } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { type StoredFeedOrder, withWithdrawn } from './with-withdrawn.ts';

/** The most changes that get their place at a time. */
const mostPlaced = 5000;

/**
 * Gives sold orders out that have changed since a cursor, each once, as it is now (FEED-6). Places are given here, to what
 * is committed and by one reader at a time, so that no change comes to stand behind a cursor.
 */
export async function giveOrders(db: Database, since: number, limit: number): Promise<FeedOrders> {
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('havu feed of orders'))`.execute(tx);
    // An UPDATE takes rows in any order: their places are drawn first, older orders' before newer ones'.
    await sql`WITH waiting AS MATERIALIZED (
        SELECT order_id FROM feed_order_changes WHERE place IS NULL ORDER BY order_id LIMIT ${mostPlaced}
        FOR UPDATE SKIP LOCKED),
      placed AS MATERIALIZED (
        SELECT order_id, nextval('feed_order_places') AS place FROM (SELECT order_id FROM waiting ORDER BY order_id) w)
      UPDATE feed_order_changes c SET place = p.place FROM placed p WHERE c.order_id = p.order_id`.execute(tx);
  });
  const rows = await readRows<StoredFeedOrder & { place: number; isSold: boolean }>(
    db,
    sql`SELECT c.place, EXISTS (SELECT FROM order_status_history h WHERE h.order_id = o.id AND h.status = 'processing')
        AS "isSold", o.number, o.status, o.placed_at AS "placedAt", o.paid_at AS "paidAt", o.language, upper(o.currency) AS currency,
        o.total_minor AS "totalMinor", o.delivery_minor AS "deliveryMinor", o.discount_minor AS "discountMinor",
        o.repack_minor AS "repackMinor", o.gift_card_minor AS "giftCardMinor",
        json_build_object('firstName', o.first_name, 'lastName', o.last_name, 'address', o.address, 'postalCode',
          o.postal_code, 'city', o.city, 'state', o.state, 'country', o.country_code, 'phone', o.phone, 'email', o.email)
          AS recipient,
        json_build_object('method', o.delivery_method, 'location', o.delivery_location, 'request', o.special_request)
          AS delivery,
        (SELECT coalesce(json_agg(json_build_object('line', l.line_number, 'sku', v.sku, 'name', l.name, 'amount', l.amount,
          'unitMinor', l.unit_minor, 'discountMinor', l.discount_minor, 'vatBasisPoints', l.vat_basis_points, 'vatMinor',
          l.vat_minor, 'kind', l.kind, 'variantId', l.variant_id) ORDER BY l.line_number), '[]') FROM order_lines l LEFT JOIN variants v ON v.id = l.variant_id
          WHERE l.order_id = o.id) AS lines,
        (SELECT coalesce(json_agg(json_build_object('lines', w.lines, 'outcome', w.outcome) ORDER BY w.id), '[]')
          FROM returns w WHERE w.order_id = o.id) AS declared,
        (SELECT coalesce(json_agg(json_build_object('sku', v.sku, 'store', s.slug, 'amount', r.amount)
          ORDER BY v.sku, s.slug), '[]') FROM reservations r JOIN variants v ON v.id = r.variant_id
          JOIN stores s ON s.id = r.store_id WHERE r.order_id = o.id AND r.status = 'taken') AS shelves
      FROM feed_order_changes c JOIN orders o ON o.id = c.order_id
      WHERE c.place > ${since} ORDER BY c.place LIMIT ${limit}`,
  );
  return {
    orders: rows.flatMap(({ place: _, isSold, ...order }) => (isSold ? [withWithdrawn(order)] : [])),
    cursor: String(rows.at(-1)?.place ?? since),
    hasMore: rows.length === limit,
  };
}
