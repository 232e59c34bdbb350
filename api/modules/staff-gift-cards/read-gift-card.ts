import { sql } from 'kysely';
import type { GiftCardBooking, StaffGiftCard } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { mailState, withOrder } from './gift-card-sources.ts';
import { type FoundCard, rowColumns, toRow } from './list-gift-cards.ts';

interface ReadCard extends FoundCard {
  state_reason: string;
  moved_minor: number;
  replaced_at: string | null;
  next_hint: string;
  mail: StaffGiftCard['mail'];
  origin: 'bought' | 'given' | 'given_for_complaint';
  issued_at: string | null;
}

interface Booked {
  kind: GiftCardBooking['kind'];
  at: string | null;
  amount_minor: number;
  number: string | null;
  card_id: number | null;
  card_hint: string | null;
}

/** One gift card with every booking, the oldest first; of an ended code what moved, and whereto (STAFF-48). @throws Refusal */
export async function readGiftCard(db: Executor, id: number, now: Date): Promise<StaffGiftCard> {
  const [card] = await readRows<ReadCard>(
    db,
    sql`SELECT ${rowColumns}, c.state_reason, c.moved_minor, c.replaced_at, k.code_hint AS next_hint,
        (SELECT ${mailState} FROM outbox x WHERE x.dedupe_key = c.mail_key) AS mail,
        CASE WHEN r.id IS NULL THEN 'bought' WHEN r.complaint_id IS NULL THEN 'given' ELSE 'given_for_complaint' END AS origin,
        coalesce(r.created_at, o.paid_at, o.placed_at) AS issued_at
      FROM gift_cards c ${withOrder} WHERE c.id = ${id}`,
  );
  if (!card) throw new Refusal(404, 'not_found');
  const booked = card.replaced_by === null ? await readBookings(db, id) : [];
  const minorOf = (...kinds: Booked['kind'][]) =>
    booked.reduce((sum, { kind, amount_minor }) => (kinds.includes(kind) ? sum + amount_minor : sum), 0);
  return {
    ...toRow(card, shopDay(now)),
    standing: { hint: card.code_hint, is_blocked: !card.is_active, reason: card.state_reason },
    spent: toDecimal(minorOf('paid')),
    given_back: toDecimal(minorOf('refunded', 'refund_asked')),
    replaced_by: card.replaced_by === null ? null : { id: card.replaced_by, hint: card.next_hint },
    mail: card.mail,
    bookings: card.replaced_by === null ? [...firstOf(card), ...booked.map(toBooking)] : [movedOf(card)],
  };
}

/** How the money came onto the card, where the shop knows it. */
function firstOf(card: ReadCard): GiftCardBooking[] {
  if (card.number === null) return [];
  return [
    {
      ...{ kind: card.origin, at: momentOf(card.issued_at) },
      ...{ amount: toDecimal(card.initial_minor), order_number: card.number, card: null },
    },
  ];
}

const movedOf = (card: ReadCard): GiftCardBooking => ({
  ...{ kind: 'moved', at: momentOf(card.replaced_at), amount: toDecimal(card.moved_minor) },
  ...{ order_number: null, card: { id: card.replaced_by ?? card.id, hint: card.next_hint } },
});

const toBooking = ({ kind, at, amount_minor, number, card_id, card_hint }: Booked): GiftCardBooking => ({
  ...{ kind, at: momentOf(at), amount: toDecimal(amount_minor), order_number: number },
  card: card_id === null ? null : { id: card_id, hint: card_hint ?? '' },
});

const momentOf = (at: string | null): string | null => at && new Date(at).toISOString();

const readBookings = (db: Executor, id: number): Promise<Booked[]> =>
  readRows<Booked>(
    db,
    sql`SELECT * FROM (
        SELECT CASE u.status WHEN 'taken' THEN 'paid' WHEN 'held' THEN 'held' ELSE 'returned' END AS kind,
          u.booked_at AS at, u.amount_minor, o.number, NULL::integer AS card_id, NULL::text AS card_hint, u.id AS place
        FROM gift_card_uses u JOIN orders o ON o.id = u.order_id WHERE u.gift_card_id = ${id}
      UNION ALL
        SELECT CASE r.status WHEN 'done' THEN 'refunded' ELSE 'refund_asked' END, coalesce(r.settled_at, r.created_at),
          g.amount_minor, o.number,
          NULL, NULL, 0
        FROM gift_card_refunds g JOIN payment_refunds r ON r.id = g.refund_id JOIN payments p ON p.id = r.payment_id
        JOIN orders o ON o.id = p.order_id WHERE g.gift_card_id = ${id} AND r.status <> 'refused'
      UNION ALL
        SELECT 'moved', e.replaced_at, e.moved_minor, NULL, e.id, e.code_hint, 0
        FROM gift_cards e WHERE e.replaced_by = ${id}) booked
      ORDER BY at, place`,
  );
