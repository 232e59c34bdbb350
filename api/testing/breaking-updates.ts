/** What breaks a rule of the audit; statements that belong together are apart by `;`. */
export interface BreakingUpdate {
  rule: string;
  break: string;
}

/** In a shop whose order of 2 × 110 was returned by one piece. */
const ofOrders: readonly BreakingUpdate[] = [
  {
    rule: 'a paid payment has an order that goes on',
    break: `UPDATE payments SET status = 'captured'; UPDATE orders SET status = 'pending_payment'`,
  },
  {
    rule: 'a paid payment has an order that goes on',
    break: `UPDATE payments SET status = 'captured'; UPDATE orders SET status = 'cancelled'`,
  },
  {
    rule: 'an order that goes on has a payment',
    break: `UPDATE payments SET status = 'failed'`,
  },
  {
    rule: 'an order is paid once',
    break: `DROP INDEX payments_captured_once;
      INSERT INTO payments (id, order_id, provider, status, amount_minor, captured_minor, currency)
        SELECT 'pay_twice', order_id, provider, 'captured', amount_minor, amount_minor, currency FROM payments`,
  },
  {
    rule: 'a captured payment is captured whole',
    break: `UPDATE payments SET status = 'captured', captured_minor = captured_minor - 1`,
  },
  {
    rule: 'an open payment is looked after',
    break: `UPDATE payments SET status = 'authorised'; UPDATE orders SET status = 'pending_payment';
      UPDATE outbox SET sent_at = now() WHERE kind = 'payment_check'`,
  },
  {
    rule: 'lines add up to the order',
    break: 'UPDATE orders SET lines_minor = lines_minor + 1, total_minor = total_minor + 1',
  },
  {
    rule: 'lines add up to the order',
    break: 'UPDATE orders SET discount_minor = discount_minor + 1, total_minor = total_minor - 1',
  },
  {
    rule: 'VAT adds up to the order',
    break: `UPDATE orders SET vat = '[]'`,
  },
  {
    rule: 'only open orders hold stock',
    break: `UPDATE reservations SET status = 'held'`,
  },
  {
    rule: 'what is reserved is what orders, exchanges and transfers hold',
    break: `UPDATE reservations SET status = 'held'`,
  },
  {
    rule: 'a cancelled order took nothing from the shelf',
    break: `UPDATE orders SET status = 'cancelled'`,
  },
  {
    rule: 'VAT adds up to the receipt',
    break: 'UPDATE receipts SET total_minor = total_minor + 1',
  },
  {
    rule: 'a sold order has its confirmation',
    break: `UPDATE payments SET status = 'captured'; DELETE FROM outbox WHERE dedupe_key LIKE 'order_confirmation %'`,
  },
  {
    rule: 'what was refunded is what refunds say, and no more is asked than was captured',
    break: 'UPDATE payments SET refunded_minor = refunded_minor + 1',
  },
  {
    rule: 'what was refunded is what refunds say, and no more is asked than was captured',
    break: `INSERT INTO payment_refunds (id, payment_id, amount_minor, status, reason) SELECT 'ref_more', id, 40000, 'done', '' FROM payments`,
  },
  {
    rule: 'what was given back has one receipt',
    break: `UPDATE receipts SET cause = 'x' || cause WHERE kind = 'refund'`,
  },
  {
    rule: 'no product comes back more often than it was sold',
    break: `UPDATE returns SET lines = jsonb_set(lines, '{0,amount}', '3')`,
  },
  {
    rule: 'no more pieces of a return are decided about than were declared',
    break: 'UPDATE return_line_outcomes SET amount = 2',
  },
  {
    rule: 'a return that was inspected and ended has an end for each piece',
    break: `UPDATE return_line_outcomes SET outcome = 'repair', refund_minor = 0`,
  },
  {
    rule: 'what is decided for the pieces of a return was given back',
    break: 'UPDATE return_line_outcomes SET refund_minor = refund_minor + 1',
  },
  {
    rule: 'an accepted return ends in money, goods or a refusal',
    break: `UPDATE payment_refunds SET status = 'refused'`,
  },
  {
    rule: 'an accepted return ends in money, goods or a refusal',
    break: `UPDATE returns SET outcome = 'closed'`,
  },
  {
    rule: 'a piece that came back is in stock again once',
    break: `UPDATE reservations SET amount = amount + 1 WHERE status = 'taken'`,
  },
  {
    rule: 'receipts are numbered without gaps',
    break: `UPDATE receipt_series SET last_number = last_number + 1 WHERE kind = 'refund'`,
  },
  {
    rule: 'receipts are numbered without gaps',
    break: `UPDATE receipts SET sequence = sequence + 1 WHERE kind = 'refund'`,
  },
  {
    rule: 'a refund that was asked for is looked after',
    break: `INSERT INTO payment_refunds (id, payment_id, amount_minor, status, reason) SELECT 'ref_lost', id, 1, 'requested', '' FROM payments`,
  },
];

/** The same where one exchange is kept, one was sent out, and a label was paid for. */
const ofExchanges: typeof ofOrders = [
  {
    rule: 'every exchange is reserved, sent or released',
    break: `UPDATE exchanges SET status = 'held', settled_at = NULL, order_id = NULL WHERE status = 'ordered'`,
  },
  {
    rule: 'every exchange is reserved, sent or released',
    break: `UPDATE order_lines SET variant_id = 100 WHERE order_id IN (SELECT order_id FROM exchanges)`,
  },
  {
    rule: 'every exchange is reserved, sent or released',
    break: `UPDATE returns SET outcome = 'closed', settled_at = now() WHERE id IN (SELECT return_id FROM exchanges WHERE status = 'held')`,
  },
  {
    rule: 'what is reserved is what orders, exchanges and transfers hold',
    break: `UPDATE stock SET reserved = 0 WHERE variant_id = 101`,
  },
  {
    rule: 'an exchange is paid with what was paid before',
    break: `UPDATE payments SET amount_minor = amount_minor + 1 WHERE provider = 'exchange'`,
  },
  {
    rule: 'every exchange is reserved, sent or released',
    break: `UPDATE exchanges SET status = 'released', order_id = NULL WHERE status = 'ordered'`,
  },
  {
    rule: 'a way back costs for a label only, never for a fault, and no more than what goes back',
    break: `UPDATE returns SET way = 'store' WHERE fee_minor > 0`,
  },
  {
    rule: 'a way back costs for a label only, never for a fault, and no more than what goes back',
    break: `UPDATE returns SET lines = jsonb_set(lines, '{0,reason}', '"faulty"') WHERE fee_minor > 0`,
  },
  {
    rule: 'a way back is paid for once',
    break: `UPDATE returns SET fee_taken_minor = fee_taken_minor - 1 WHERE fee_minor > 0`,
  },
  {
    rule: 'a label that was asked for is looked after',
    break: `INSERT INTO parcel_labels (return_id, carrier) SELECT id, 'x' FROM returns WHERE way = 'store'`,
  },
  {
    rule: 'what was paid has one receipt, over what was paid',
    break: `UPDATE receipts SET cause = 'x' || cause WHERE cause = (SELECT 'payment ' || id FROM payments WHERE provider = 'exchange')`,
  },
  {
    rule: 'receipts of refunds correct no more than the receipt of the sale',
    break: `UPDATE receipts SET total_minor = total_minor + 100000 WHERE kind = 'refund'`,
  },
];

/** The same where one exchange waits for its difference, and one was paid and its money given back. */
const ofDifferences: typeof ofOrders = [
  {
    rule: 'the difference of an exchange was paid once, before it was sold',
    break: `UPDATE payments SET captured_minor = captured_minor - 1 WHERE part_of IS NOT NULL AND captured_minor > 0`,
  },
  {
    rule: 'money is promised to an exchange only while its order waits for the difference',
    break: `UPDATE payment_refunds SET status = 'refused' WHERE status = 'requested' AND exchange_order_id IS NOT NULL`,
  },
  {
    rule: 'an exchange is paid with what was paid before',
    break: `UPDATE exchanges SET extra_minor = extra_minor - 1 WHERE extra_minor > 0`,
  },
  {
    rule: 'an exchange whose difference nobody paid was released, and no other one',
    break: `UPDATE exchanges SET status = 'released' WHERE extra_minor > 0`,
  },
  {
    rule: 'an exchange that waits for its difference is looked after',
    break: `UPDATE outbox SET sent_at = now() WHERE kind = 'difference_end'`,
  },
  {
    rule: 'a refund is asked from payments that add up to it',
    break: `UPDATE payment_refund_sources SET amount_minor = amount_minor + 1`,
  },
  {
    rule: 'no payment of a difference gives back more than it brought',
    break: `UPDATE payment_refund_sources SET amount_minor = amount_minor + 1
      WHERE payment_id IN (SELECT id FROM payments WHERE part_of IS NOT NULL)`,
  },
];

const toTheCent = 'a complaint that gave money of an order gave it to the cent, and for its products';
const ofAsked = 'a label of a complaint is for a product that was asked for, and costs its buyer nothing';
const ofItsOrder = 'a refund for a complaint is of its order, and the complaint tells it';
/** The same where a complaint gave money of an order to its card and its gift card. */
const ofComplaints: typeof ofOrders = [
  {
    rule: toTheCent,
    break: `UPDATE payment_refunds SET amount_minor = amount_minor - 1 WHERE complaint_id IS NOT NULL`,
  },
  {
    rule: toTheCent,
    break: 'UPDATE complaint_rows SET given_minor = given_minor - 1',
  },
  {
    rule: toTheCent,
    break: `UPDATE receipts SET cause = 'x' || cause WHERE cause LIKE 'complaint %'`,
  },
  {
    rule: ofItsOrder,
    break: `UPDATE complaints SET order_id = (SELECT min(id) FROM orders)`,
  },
  {
    rule: ofItsOrder,
    break: `UPDATE complaints SET status = 'processing-return'`,
  },
  {
    rule: ofAsked,
    break: `INSERT INTO parcel_labels (complaint_id, carrier, status) SELECT id, 'x', 'ready' FROM complaints`,
  },
  {
    rule: ofAsked,
    break: `UPDATE complaints SET tracking_code = 'JJFI', postage_minor = 690, postage_currency = 'eur', postage_means = 'bank'`,
  },
];

const ofEndedCodes = 'an ended code has no money, and its card goes on under one other code';

/** The same where gift cards were bought and spent, refunded in part, given instead of money, and one is frozen. */
const ofGiftCards: typeof ofOrders = [
  {
    rule: 'money that became a gift card is on one',
    break: `UPDATE gift_cards SET initial_minor = initial_minor + 1 WHERE id IN (SELECT gift_card_id FROM payment_refunds)`,
  },
  {
    rule: 'money that became a gift card is on one',
    break: `UPDATE payment_refunds SET status = 'refused' WHERE gift_card_id IS NOT NULL`,
  },
  {
    rule: 'a gift card holds what was not spent',
    break: `UPDATE gift_cards SET balance_minor = initial_minor WHERE id IN (SELECT gift_card_id FROM gift_card_uses)`,
  },
  {
    rule: 'gift cards pay what the order says',
    break: 'UPDATE gift_card_uses SET amount_minor = amount_minor - 1',
  },
  {
    rule: 'a bought gift card holds what was neither spent nor given back',
    break: `UPDATE gift_cards SET balance_minor = balance_minor - 1 WHERE id IN (SELECT gift_card_id FROM gift_card_refunds)`,
  },
  {
    rule: 'a bought gift card holds what was neither spent nor given back',
    break: `UPDATE gift_card_refunds SET amount_minor = amount_minor - 1`,
  },
  {
    rule: 'a refund gives back no more than its gift cards and goods',
    break: 'UPDATE gift_card_refunds SET refund_minor = refund_minor + 1',
  },
  {
    rule: 'what was spent of a bought gift card is not refunded',
    break: `INSERT INTO payment_refunds (id, payment_id, amount_minor, status, reason)
      SELECT 'ref_spent', p.id, p.captured_minor, 'done', '' FROM payments p JOIN order_lines l ON l.order_id = p.order_id
      JOIN gift_cards c ON c.order_line_id = l.id JOIN gift_card_uses u ON u.gift_card_id = c.id`,
  },
  {
    rule: 'gift cards are issued for the money that came in, one for each line',
    break: 'UPDATE gift_cards SET order_line_id = NULL',
  },
  {
    rule: 'gift cards are issued for the money that came in, one for each line',
    break: `UPDATE payments SET status = 'authorised' WHERE order_id IN (SELECT order_id FROM order_lines WHERE kind = 'gift_card')`,
  },
  {
    rule: 'a gift card is frozen while the cancellation of its order waits, and only then',
    break: 'UPDATE gift_cards SET frozen_at = NULL',
  },
  {
    rule: 'a gift card is frozen while the cancellation of its order waits, and only then',
    break: `UPDATE orders SET status = 'processing' WHERE status = 'manual_cancellation'`,
  },
  {
    rule: ofEndedCodes,
    break: `INSERT INTO gift_cards (code_hash, initial_minor, balance_minor, is_active, replaced_by, replaced_at, moved_minor)
      SELECT '\\x00', initial_minor, 1, false, id, now(), initial_minor FROM gift_cards ORDER BY id LIMIT 1`,
  },
  {
    rule: ofEndedCodes,
    break: `INSERT INTO gift_cards (code_hash, initial_minor, balance_minor, is_active, replaced_by, replaced_at, moved_minor)
      SELECT '\\x00', initial_minor, 0, false, id, now(), initial_minor + 1 FROM gift_cards ORDER BY id LIMIT 1`,
  },
  {
    rule: ofEndedCodes,
    break: 'UPDATE gift_cards SET moved_minor = 1',
  },
  {
    rule: 'no gift card pays for a gift card',
    break: `UPDATE order_lines SET kind = 'gift_card' WHERE order_id IN (SELECT order_id FROM gift_card_uses)`,
  },
];

/** The same where one of two pieces on an invoice came back before it was paid. */
const ofInvoices: typeof ofOrders = [
  {
    rule: 'what was taken off an invoice is what its credit notes say',
    break: `UPDATE payments SET credited_minor = credited_minor - 1 WHERE provider = 'invoice'`,
  },
  {
    rule: 'what was taken off an invoice is what its credit notes say',
    break: `UPDATE payments SET provider = 'klarna' WHERE provider = 'invoice'`,
  },
  {
    rule: 'each credit note is followed by the smaller invoice, or takes off all that was left',
    break: `UPDATE receipts SET cause = 'x' || cause WHERE kind = 'invoice'`,
  },
];

/** The same where something that was bought in a store was sent back. */
const ofStoreReturns: typeof ofOrders = [
  {
    rule: 'a purchase in a store gives back no more than its products cost',
    break: 'UPDATE store_returns SET refund_minor = 5981',
  },
];

/** By the shop in which they break something. */
export const breakingUpdates = {
  ofOrders,
  ofExchanges,
  ofComplaints,
  ofDifferences,
  ofGiftCards,
  ofInvoices,
  ofStoreReturns,
};
