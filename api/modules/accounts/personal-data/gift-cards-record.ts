import { type RawBuilder, sql } from 'kysely';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { readRows } from '../../../read-model/read-rows.ts';
import { isAddressOf } from '../../customer-addresses/own-addresses.ts';
import { ofPerson } from './orders-record.ts';
import type { Person, PersonalRecord } from './personal-record.ts';

interface OwnCard {
  code_hint: string;
  initial_minor: number;
  balance_minor: number;
  currency: string;
  expires_on: string | null;
  sent_to: string | null;
}

/**
 * Gift cards that the person bought, got for a return or a complaint, or whose code went to their address: the books keep the
 * money, not where a code was sent or why staff blocked it (SESSION-63). Its erasure needs the addresses of the orders, and
 * comes before theirs.
 */
export const giftCardsRecord: PersonalRecord = {
  name: 'gift_cards',
  tables: ['gift_cards'],
  async read(db, person) {
    const cards = await readRows<OwnCard>(
      db,
      sql`SELECT code_hint, initial_minor, balance_minor, currency, expires_on::text, sent_to FROM gift_cards
        WHERE id IN (${cardsOf(person)}) ORDER BY id`,
    );
    return cards.map((card) => ({
      ...{ code_ends_with: card.code_hint, value: toDecimal(card.initial_minor), left: toDecimal(card.balance_minor) },
      ...{ currency: card.currency, expires_on: card.expires_on, sent_to: card.sent_to },
    }));
  },
  async erase(db, person) {
    const rows = await readRows<{ id: number; mail_key: string | null; is_gift: boolean }>(
      db,
      sql`WITH own(id) AS (${cardsOf(person)})
        SELECT c.id, c.mail_key, coalesce(c.order_line_id IS NOT NULL AND NOT ${isAddressOf(person, sql`c.sent_to`)}, false) AS is_gift
        FROM gift_cards c WHERE c.id IN (SELECT id FROM own) OR c.replaced_by IN (SELECT id FROM own)`,
    );
    // A former address of a card is nobody's by now, and still waits to be told.
    await db
      .deleteFrom('outbox')
      .where('kind', '=', 'gift_card_notice')
      .where('sent_at', 'is', null)
      .where(isAddressOf(person, sql`payload->>'to'`))
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    // A code that waits to be mailed would bring the address back; what was bought for somebody else still goes to them.
    const keys = rows.flatMap(({ mail_key, is_gift }) => (mail_key !== null && !is_gift ? [mail_key] : []));
    if (keys.length > 0)
      await db.deleteFrom('outbox').where('dedupe_key', 'in', keys).where('sent_at', 'is', null).execute();
    // Empty, not null: null means the address of the order, which may be somebody else's.
    await db.updateTable('gift_cards').set({ sent_to: '', state_reason: '' }).where('id', 'in', ids).execute();
    await db
      .updateTable('audit_log')
      .set({
        before: sql`jsonb_set(before, '{reason}', '""', false)`,
        after: sql`jsonb_set(after, '{reason}', '""', false)`,
      })
      .where('entity', '=', 'gift_card')
      .where('entity_id', 'in', ids.map(String))
      .execute();
  },
};

/** A query of the ids of a person's gift cards. */
export const cardsOf = (person: Pick<Person, 'id' | 'emails'>): RawBuilder<unknown> => sql`
  SELECT b.id FROM orders JOIN order_lines m ON m.order_id = orders.id JOIN gift_cards b ON b.order_line_id = m.id
    WHERE ${ofPerson(person)}
  UNION SELECT f.gift_card_id FROM orders JOIN payments y ON y.order_id = orders.id
    JOIN payment_refunds f ON f.payment_id = y.id WHERE ${ofPerson(person)} AND f.gift_card_id IS NOT NULL
  UNION SELECT s.id FROM gift_cards s WHERE ${isAddressOf(person, sql`s.sent_to`)}`;
