import { sql } from 'kysely';
import type { Database, Executor } from '../db/schema.ts';

export interface Finding {
  rule: string;
  /** What breaks it: order, payment, variant or card, as `table:id`. */
  subject: string;
}

/** Each rule selects `subject` for everything that breaks it. Safe to run beside a working shop: one snapshot, reads only. */
const rules: Readonly<Record<string, string>> = {
  'a paid payment has an order that goes on': `
    SELECT 'payment:' || p.id AS subject FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.status = 'captured' AND o.status IN ('pending_payment', 'cancelled')
      AND NOT EXISTS (SELECT FROM order_status_history h WHERE h.order_id = o.id AND h.status = 'manual_cancellation')`,
  'an order that goes on has a payment': `
    SELECT 'order:' || o.number FROM orders o WHERE o.status NOT IN ('pending_payment', 'cancelled')
      AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.status IN ('authorised', 'captured', 'refunded'))`,
  'an order is paid once': `
    SELECT 'order:' || o.number FROM orders o
    WHERE (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.part_of IS NULL AND p.status IN ('captured', 'refunded')) > 1`,
  'a captured payment is captured whole': `
    SELECT 'payment:' || id FROM payments WHERE status = 'captured' AND captured_minor <> amount_minor - credited_minor`,
  'what was refunded is what refunds say, and no more is asked than was captured': `
    SELECT 'payment:' || p.id FROM payments p
    JOIN (SELECT payment_id, coalesce(sum(amount_minor) FILTER (WHERE status = 'done'), 0) AS done,
        coalesce(sum(amount_minor) FILTER (WHERE status <> 'refused'), 0) AS asked
      FROM payment_refunds GROUP BY payment_id) r ON r.payment_id = p.id
    WHERE p.refunded_minor <> r.done OR r.asked > p.captured_minor`,
  'a refund that was asked for is looked after': `
    SELECT 'refund:' || r.id FROM payment_refunds r WHERE r.status = 'requested' AND r.exchange_order_id IS NULL
      AND NOT EXISTS (SELECT FROM outbox x WHERE x.dedupe_key = 'refund ' || r.id AND x.sent_at IS NULL)`,
  'an open payment is looked after': `
    SELECT 'payment:' || p.id FROM payments p JOIN orders o ON o.id = p.order_id
    -- the payment of an exchange's order waits for the one of its difference, until its last day
    WHERE o.status = 'pending_payment' AND p.status IN ('created', 'authorised') AND p.provider <> 'exchange'
      AND NOT EXISTS (SELECT FROM outbox x WHERE x.dedupe_key = 'payment_check ' || p.id AND x.sent_at IS NULL)`,
  'lines add up to the order': `
    SELECT 'order:' || o.number FROM orders o
    WHERE o.lines_minor <> (SELECT coalesce(sum(l.row_minor), 0) FROM order_lines l WHERE l.order_id = o.id)
       OR o.discount_minor <> (SELECT coalesce(sum(l.discount_minor), 0) FROM order_lines l WHERE l.order_id = o.id)`,
  'VAT adds up to the order': `
    SELECT 'order:' || o.number FROM orders o WHERE o.total_minor <> (
      SELECT coalesce(sum((v->>'net_minor')::integer + (v->>'vat_minor')::integer), 0) FROM jsonb_array_elements(o.vat) v)`,
  'what is reserved is what orders, exchanges and transfers hold': `
    SELECT 'variant:' || s.variant_id || ' store:' || s.store_id FROM stock s
    LEFT JOIN (SELECT variant_id, store_id, sum(amount) AS held FROM (
        SELECT variant_id, store_id, amount FROM reservations WHERE status = 'held'
        UNION ALL SELECT variant_id, store_id, amount FROM exchanges WHERE status = 'held'
        UNION ALL SELECT w.variant_id, w.from_store_id, w.amount FROM transfer_request_rows w
          JOIN transfer_requests t ON t.id = w.transfer_request_id WHERE t.status = 'requested' AND t.reserves) promised
      GROUP BY variant_id, store_id) r USING (variant_id, store_id)
    WHERE s.reserved <> coalesce(r.held, 0)`,
  'only open orders hold stock': `
    SELECT DISTINCT 'order:' || o.number FROM reservations r JOIN orders o ON o.id = r.order_id
    WHERE (r.status = 'held') <> (o.status = 'pending_payment')`,
  'a cancelled order took nothing from the shelf': `
    SELECT DISTINCT 'order:' || o.number FROM reservations r JOIN orders o ON o.id = r.order_id
    WHERE r.status = 'taken' AND o.status = 'cancelled'
      AND NOT EXISTS (SELECT FROM order_status_history h WHERE h.order_id = o.id AND h.status = 'manual_cancellation')`,
  'a purchase in a store gives back no more than its products cost': `
    SELECT 'store_return:' || r.number FROM store_returns r
    WHERE r.refund_minor > (SELECT coalesce(sum(w.amount * w.price_minor), 0) FROM store_return_rows w
      WHERE w.store_return_id = r.id)`,
  'no product comes back more often than it was sold': `
    SELECT DISTINCT 'order:' || o.number FROM orders o
    JOIN (SELECT r.order_id, (l->>'product_id')::integer AS variant_id, sum((l->>'amount')::integer) AS back
      FROM returns r, jsonb_array_elements(r.lines) l WHERE r.outcome IS DISTINCT FROM 'revoked'
      GROUP BY r.order_id, l->>'product_id') b ON b.order_id = o.id
    WHERE b.back > (SELECT coalesce(sum(s.amount), 0) FROM order_lines s
      WHERE s.order_id = o.id AND s.kind = 'product' AND s.variant_id = b.variant_id)`,
  'no more pieces of a return are decided about than were declared': `
    SELECT DISTINCT 'return:' || d.return_id FROM return_line_outcomes d JOIN returns r ON r.id = d.return_id
    GROUP BY d.return_id, d.product_id, r.lines HAVING sum(d.amount) > (
      SELECT coalesce(sum((l->>'amount')::integer), 0) FROM jsonb_array_elements(r.lines) l
      WHERE (l->>'product_id')::integer = d.product_id)`,
  'a return that was inspected and ended has an end for each piece': `
    SELECT 'return:' || r.id FROM returns r
    JOIN (SELECT return_id, sum(amount) AS amount, bool_or(outcome = 'repair') AS waits FROM return_line_outcomes
      GROUP BY return_id) d ON d.return_id = r.id
    WHERE (r.outcome IN ('refunded', 'closed') AND (d.waits OR d.amount <> (
      SELECT sum((l->>'amount')::integer) FROM jsonb_array_elements(r.lines) l)))
      OR (r.outcome IS NULL AND NOT d.waits)`,
  'what is decided for the pieces of a return was given back': `
    SELECT 'return:' || d.return_id FROM (SELECT return_id, sum(refund_minor) AS minor FROM return_line_outcomes
      GROUP BY return_id) d JOIN returns r ON r.id = d.return_id
    WHERE d.minor > r.cards_minor + r.fee_taken_minor + (SELECT coalesce(sum(p.amount_minor), 0) FROM payment_refunds p
      WHERE p.withdrawal_id = r.id) + (SELECT coalesce(sum((m->>'amountMinor')::integer), 0)
      FROM receipts c, jsonb_array_elements(c.document->'means') m
      WHERE c.cause IN ('credit withdrawal ' || r.id, 'credit withdrawal ' || r.id || ' repair') AND m->>'processor' = 'invoice')`,
  'an accepted return ends in money, goods or a refusal': `
    SELECT 'return:' || r.id FROM returns r WHERE r.code_hash IS NOT NULL
      AND NOT EXISTS (SELECT FROM order_status_history h WHERE h.order_id = r.order_id AND h.status = 'manual_cancellation')
      -- the fee of the way back may take all the money
      AND (r.outcome = 'refunded' AND r.cards_minor = 0 AND (r.fee_taken_minor = 0 OR r.fee_taken_minor <
          (SELECT coalesce(sum(d.refund_minor), 0) FROM return_line_outcomes d WHERE d.return_id = r.id))
        AND NOT EXISTS (SELECT FROM receipts c WHERE c.cause IN ('credit withdrawal ' || r.id, 'credit withdrawal ' || r.id || ' repair'))
        AND NOT EXISTS (SELECT FROM exchanges e WHERE e.return_id = r.id AND e.status = 'ordered')
        -- a refund that the provider refused gives nothing: somebody gives it by hand then
        AND NOT EXISTS (SELECT FROM payment_refunds f JOIN payments p ON p.id = f.payment_id
          WHERE p.order_id = r.order_id AND f.status <> 'refused'
            AND (f.withdrawal_id = r.id OR f.withdrawal_id IS NULL AND f.created_at >= r.settled_at))
      OR r.outcome = 'closed' AND EXISTS (SELECT FROM return_line_outcomes d WHERE d.return_id = r.id
          AND d.outcome IN ('accepted', 'reduced') AND d.share_minor > r.fee_taken_minor))`,
  'a complaint that gave money of an order gave it to the cent, and for its products': `
    SELECT 'complaint:' || c.number FROM complaints c WHERE c.order_id IS NOT NULL AND c.given_minor IS NOT NULL
      AND (c.given_minor <> c.given_cards_minor + c.given_credited_minor + (
          -- one that was refused and asked for again is the same money
          SELECT coalesce(sum(f.amount_minor), 0) FROM payment_refunds f WHERE f.complaint_id = c.id AND f.again_of IS NULL)
        OR c.given_minor <> (SELECT coalesce(sum(w.given_minor), 0) FROM complaint_rows w WHERE w.complaint_id = c.id)
        OR c.given_cards_minor + c.given_credited_minor <> (
          SELECT coalesce(sum((m->>'amountMinor')::integer), 0) FROM receipts t, jsonb_array_elements(t.document->'means') m
          WHERE t.cause IN ('complaint ' || c.id, 'credit complaint ' || c.id)))`,
  'a refund for a complaint is of its order, and the complaint tells it': `
    SELECT 'refund:' || f.id FROM payment_refunds f JOIN payments p ON p.id = f.payment_id
    JOIN complaints c ON c.id = f.complaint_id
    WHERE c.order_id IS DISTINCT FROM p.order_id OR c.status <> 'processed-return' OR c.given_currency IS DISTINCT FROM p.currency`,
  'a piece that came back is in stock again once': `
    SELECT DISTINCT 'order:' || o.number FROM orders o
    JOIN (SELECT r.order_id, d.product_id, sum(d.restocked) AS back FROM return_line_outcomes d
      JOIN returns r ON r.id = d.return_id GROUP BY r.order_id, d.product_id) b ON b.order_id = o.id
    WHERE b.back + (SELECT coalesce(sum(v.amount), 0) FROM reservations v
        WHERE v.order_id = o.id AND v.variant_id = b.product_id AND v.status = 'taken')
      > (SELECT coalesce(sum(s.amount), 0) FROM order_lines s
        WHERE s.order_id = o.id AND s.kind = 'product' AND s.variant_id = b.product_id)`,
  'a way back costs for a label only, never for a fault, and no more than what goes back': `
    SELECT 'return:' || r.id FROM returns r WHERE r.fee_minor > 0 AND (r.way <> 'label' OR r.fee_minor > r.refund_minor
      OR EXISTS (SELECT FROM jsonb_array_elements(r.lines) l WHERE l->>'reason' IN ('faulty', 'wrong_product', 'not_as_described')))`,
  'a way back is paid for once': `
    SELECT 'order:' || o.number FROM receipts c JOIN orders o ON o.id = c.order_id, jsonb_array_elements(c.document->'lines') l
    WHERE l->>'kind' = 'return_fee' GROUP BY o.id, o.number HAVING -sum((l->>'totalMinor')::integer) >
      (SELECT coalesce(sum(r.fee_taken_minor), 0) FROM returns r WHERE r.order_id = o.id)`,
  'a label that was asked for is looked after': `
    SELECT coalesce('return:' || l.return_id, 'complaint:' || c.number)
    FROM parcel_labels l LEFT JOIN complaints c ON c.id = l.complaint_id WHERE l.status = 'asked'
      AND NOT EXISTS (SELECT FROM outbox x WHERE x.dedupe_key = 'parcel_label ' || l.id AND x.sent_at IS NULL)`,
  'a label of a complaint is for a product that was asked for, and costs its buyer nothing': `
    SELECT 'complaint:' || c.number FROM complaints c JOIN parcel_labels l ON l.complaint_id = c.id
    WHERE c.product_needed IS NOT TRUE OR c.status IN ('processed-return', 'rejected-return')
    UNION SELECT 'complaint:' || c.number FROM complaints c WHERE c.postage_minor IS NOT NULL AND c.tracking_code <> ''`,
  'every exchange is reserved, sent or released': `
    SELECT 'exchange:' || e.id FROM exchanges e JOIN returns r ON r.id = e.return_id
    WHERE (e.status = 'held' AND r.outcome IS NOT NULL)
       OR (e.status = 'ordered' AND (r.outcome IN ('closed', 'revoked') OR NOT EXISTS (SELECT FROM order_lines l
            WHERE l.order_id = e.order_id AND l.variant_id = e.variant_id)))
    UNION SELECT 'order:' || o.number FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.provider = 'exchange' AND NOT EXISTS (SELECT FROM exchanges e WHERE e.order_id = o.id)`,
  'an exchange is paid with what was paid before': `
    SELECT 'payment:' || p.id FROM payments p
    WHERE p.provider = 'exchange' AND p.status IN ('created', 'captured', 'refunded') AND p.amount_minor <> (
      SELECT coalesce(sum(r.amount_minor), 0) FROM payment_refunds r
      WHERE r.exchange_order_id = p.order_id AND r.status = CASE p.status WHEN 'created' THEN 'requested' ELSE 'done' END) + (
      SELECT coalesce(sum(e.extra_minor), 0) FROM exchanges e WHERE e.order_id = p.order_id)`,
  'the difference of an exchange was paid once, before it was sold': `
    SELECT 'order:' || o.number FROM orders o JOIN payments p ON p.order_id = o.id AND p.provider = 'exchange'
    WHERE (SELECT coalesce(sum(d.captured_minor), 0) FROM payments d WHERE d.part_of = p.id) <>
      CASE WHEN p.status IN ('captured', 'refunded')
        THEN (SELECT coalesce(sum(e.extra_minor), 0) FROM exchanges e WHERE e.order_id = o.id) ELSE 0 END`,
  'money is promised to an exchange only while its order waits for the difference': `
    SELECT 'refund:' || r.id FROM payment_refunds r JOIN orders o ON o.id = r.exchange_order_id
    WHERE (r.status = 'requested') <> (o.status = 'pending_payment')`,
  'an exchange whose difference nobody paid was released, and no other one': `
    SELECT 'exchange:' || e.id FROM exchanges e JOIN payments p ON p.order_id = e.order_id AND p.provider = 'exchange'
    WHERE (e.status = 'released') <> (p.status IN ('expired', 'cancelled', 'failed'))`,
  'an exchange that waits for its difference is looked after': `
    SELECT DISTINCT 'order:' || o.number FROM exchanges e JOIN orders o ON o.id = e.order_id
    WHERE e.status = 'ordered' AND o.status = 'pending_payment'
      AND NOT EXISTS (SELECT FROM outbox x WHERE x.dedupe_key = 'difference_end ' || o.id AND x.sent_at IS NULL)`,
  'a refund is asked from payments that add up to it': `
    SELECT 'refund:' || r.id FROM payment_refunds r
    JOIN (SELECT refund_id, sum(amount_minor) AS minor FROM payment_refund_sources GROUP BY refund_id) s ON s.refund_id = r.id
    WHERE s.minor <> r.amount_minor`,
  'no payment of a difference gives back more than it brought': `
    SELECT 'payment:' || p.id FROM payments p
    JOIN (SELECT s.payment_id, sum(s.amount_minor) AS minor FROM payment_refund_sources s
      JOIN payment_refunds r ON r.id = s.refund_id
      WHERE r.status <> 'refused' AND r.exchange_order_id IS NULL GROUP BY s.payment_id) g ON g.payment_id = p.id
    WHERE p.part_of IS NOT NULL AND g.minor > p.captured_minor`,
  'money that became a gift card is on one': `
    SELECT 'refund:' || r.id FROM payment_refunds r JOIN gift_cards c ON c.id = r.gift_card_id
    WHERE c.initial_minor <> r.amount_minor OR r.status <> 'done'`,
  'a gift card holds what was not spent': `
    SELECT 'gift_card:' || c.id FROM gift_cards c
    JOIN (SELECT gift_card_id, sum(amount_minor) AS spent FROM gift_card_uses WHERE status <> 'released'
      GROUP BY gift_card_id) u ON u.gift_card_id = c.id WHERE c.balance_minor + u.spent > c.initial_minor`,
  'gift cards pay what the order says': `
    SELECT 'order:' || o.number FROM orders o WHERE o.gift_card_minor <> (
      SELECT coalesce(sum(u.amount_minor), 0) FROM gift_card_uses u WHERE u.order_id = o.id)`,
  'a bought gift card holds what was neither spent nor given back': `
    SELECT 'gift_card:' || c.id FROM gift_cards c
    WHERE c.order_line_id IS NOT NULL AND c.initial_minor <> c.balance_minor
      + (SELECT coalesce(sum(u.amount_minor), 0) FROM gift_card_uses u WHERE u.gift_card_id = c.id AND u.status <> 'released')
      + (SELECT coalesce(sum(g.amount_minor), 0) FROM gift_card_refunds g JOIN payment_refunds r ON r.id = g.refund_id
         WHERE g.gift_card_id = c.id AND r.status <> 'refused')`,
  'a refund gives back no more than its gift cards and goods': `
    SELECT 'refund:' || g.refund_id FROM gift_card_refunds g JOIN payment_refunds r ON r.id = g.refund_id
    GROUP BY g.refund_id, r.amount_minor HAVING sum(g.refund_minor) > r.amount_minor`,
  'what was spent of a bought gift card is not refunded': `
    SELECT 'payment:' || p.id FROM payments p JOIN orders o ON o.id = p.order_id
    JOIN (SELECT l.order_id, sum(u.amount_minor) AS spent, count(DISTINCT c.id) AS cards FROM order_lines l JOIN gift_cards c ON c.order_line_id = l.id
        JOIN gift_card_uses u ON u.gift_card_id = c.id AND u.status <> 'released' GROUP BY l.order_id) s ON s.order_id = o.id
    WHERE p.status IN ('captured', 'refunded') AND p.captured_minor - CASE WHEN p.currency = 'eur' THEN s.spent
        -- whole units, each card rounded by itself
        ELSE floor(s.spent * o.shown_rate / 100) * 100 - 100 * s.cards END <
      (SELECT coalesce(sum(r.amount_minor), 0) FROM payment_refunds r WHERE r.payment_id = p.id AND r.status <> 'refused')`,
  'gift cards are issued for the money that came in, one for each line': `
    SELECT DISTINCT 'order:' || o.number FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.kind = 'gift_card' AND EXISTS (SELECT FROM gift_cards c WHERE c.order_line_id = l.id) <>
      EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.status IN ('captured', 'refunded'))`,
  'a gift card is frozen while the cancellation of its order waits, and only then': `
    SELECT 'gift_card:' || c.id FROM gift_cards c JOIN order_lines l ON l.id = c.order_line_id
    JOIN orders o ON o.id = l.order_id WHERE (c.frozen_at IS NOT NULL) <> (o.status = 'manual_cancellation')`,
  'an ended code has no money, and its card goes on under one other code': `
    SELECT 'gift_card:' || c.id FROM gift_cards c JOIN gift_cards n ON n.id = c.replaced_by
    WHERE c.balance_minor <> 0 OR c.is_active OR c.order_line_id IS NOT NULL OR n.replaced_by IS NOT NULL
      OR c.initial_minor <> n.initial_minor OR c.moved_minor > n.initial_minor OR c.moved_minor = 0 OR c.replaced_at IS NULL
      OR EXISTS (SELECT FROM gift_card_uses u WHERE u.gift_card_id = c.id)
      OR EXISTS (SELECT FROM gift_card_refunds g WHERE g.gift_card_id = c.id)
      OR EXISTS (SELECT FROM payment_refunds r WHERE r.gift_card_id = c.id)
    UNION SELECT 'gift_card:' || id FROM gift_cards WHERE replaced_by IS NULL AND moved_minor <> 0`,
  'no gift card pays for a gift card': `
    SELECT 'order:' || o.number FROM orders o WHERE o.gift_card_minor > 0 AND o.gift_card_minor > o.total_minor - (
      SELECT coalesce(sum(l.row_minor), 0) FROM order_lines l WHERE l.order_id = o.id AND l.kind = 'gift_card')`,
  'receipts are numbered without gaps': `
    SELECT 'receipts:' || s.kind || ' ' || s.year FROM receipt_series s
    WHERE (s.last_number, s.last_number) <> (
      SELECT count(*), coalesce(max(r.sequence), 0) FROM receipts r WHERE r.kind = s.kind AND r.year = s.year)`,
  'what was paid has one receipt, over what was paid': `
    SELECT 'payment:' || p.id FROM payments p LEFT JOIN receipts r ON r.cause = 'payment ' || p.id
    WHERE p.status IN ('captured', 'refunded') AND p.part_of IS NULL AND (r.cause IS NULL OR r.currency <> p.currency OR p.captured_minor <> r.total_minor - (
      SELECT coalesce(sum((m->>'amountMinor')::integer), 0) FROM jsonb_array_elements(r.document->'means') m
      WHERE m->>'processor' = 'giftcard'))`,
  'what was given back has one receipt': `
    SELECT 'refund:' || f.id FROM payment_refunds f LEFT JOIN receipts r ON r.cause = 'refund ' || f.id
    WHERE (f.status = 'done') <> (r.cause IS NOT NULL) OR r.total_minor <> f.amount_minor`,
  'receipts of refunds correct no more than the receipt of the sale': `
    SELECT 'order:' || o.number FROM receipts r JOIN orders o ON o.id = r.order_id WHERE r.kind IN ('sale', 'refund')
    GROUP BY o.number HAVING sum(CASE WHEN r.kind = 'sale' THEN r.total_minor ELSE -r.total_minor END) < 0`,
  'what was taken off an invoice is what its credit notes say': `
    SELECT 'payment:' || p.id FROM payments p
    LEFT JOIN (SELECT r.order_id, sum((m->>'amountMinor')::integer) AS credited
      FROM receipts r, jsonb_array_elements(r.document->'means') m
      WHERE r.kind = 'credit' AND m->>'processor' = 'invoice' GROUP BY r.order_id) c ON c.order_id = p.order_id
    WHERE p.provider = 'invoice' AND p.credited_minor <> coalesce(c.credited, 0)
      OR p.provider <> 'invoice' AND p.credited_minor <> 0`,
  'each credit note is followed by the smaller invoice, or takes off all that was left': `
    SELECT 'receipt:' || c.cause FROM receipts c JOIN payments p ON p.order_id = c.order_id AND p.provider = 'invoice'
    WHERE c.kind = 'credit' AND p.credited_minor < p.amount_minor
      AND NOT EXISTS (SELECT FROM receipts i WHERE i.kind = 'invoice' AND i.cause = 'invoice after ' || c.cause)`,
  'VAT adds up to the receipt': `
    SELECT 'receipt:' || kind || ' ' || year || '-' || sequence FROM receipts WHERE total_minor <> (
      SELECT coalesce(sum((v->>'netMinor')::integer + (v->>'vatMinor')::integer), 0) FROM jsonb_array_elements(document->'vat') v)`,
  'a sold order has its confirmation': `
    SELECT 'order:' || o.number FROM orders o JOIN payments p ON p.order_id = o.id
    WHERE p.status = 'captured' AND p.next IS NOT NULL
      AND NOT EXISTS (SELECT FROM outbox x WHERE x.dedupe_key = 'order_confirmation ' || o.id)`,
};

export const auditRules: readonly string[] = Object.keys(rules);

/** Checks the invariants of orders, payments, stock and gift cards. @returns what breaks them; nothing in a sound shop. */
export async function findOrderFaults(db: Database): Promise<Finding[]> {
  return db.transaction().setIsolationLevel('repeatable read').execute(findFaultsIn);
}

/** The same inside a transaction that is open already. */
export async function findFaultsIn(tx: Executor): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql<{ subject: string }>`SELECT * FROM (${sql.raw(query)}) AS found(subject)`.execute(tx);
    findings.push(...rows.map(({ subject }) => ({ rule, subject })));
  }
  return findings;
}
