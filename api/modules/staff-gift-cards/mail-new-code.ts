import type { Transaction } from 'kysely';
import type { Row, Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { giftCardAmount } from '../gift-cards/issue-gift-cards.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** The person who is written to about a card. */
export interface Owner {
  email: string;
  language: string;
  first_name: string;
}

interface NewCode {
  /** As it was under its earlier code. */
  card: Pick<Row<'gift_cards'>, 'balance_minor' | 'code_hint'>;
  code: string;
  mailKey: string;
  isBlocked: boolean;
}

/** Promises the mail with the new code of a card. */
export async function mailNewCode(
  tx: Transaction<Tables>,
  { email, language: kept, first_name }: Owner,
  { card, code, mailKey, isBlocked }: NewCode,
): Promise<void> {
  const language = keptLocale(kept);
  const amount = giftCardAmount(card.balance_minor, language);
  const values = { first_name, code, amount, hint: card.code_hint };
  const payload = { template: isBlocked ? 'gift_card_again_blocked' : 'gift_card_again', to: email, language, values };
  // A kind of its own: a process of an earlier version, which lacks the words, would use up the only copy of the code.
  await enqueue(tx, { kind: 'gift_card_mail', payload, dedupeKey: mailKey });
}

/**
 * Tells the address that had the card that its code goes elsewhere now, so that nobody who works in the shop's name moves a
 * card unseen. It tells neither the new address nor a code.
 */
export async function tellFormerAddress(
  tx: Transaction<Tables>,
  { email, language: kept, first_name }: Owner,
  { card, key }: { card: NewCode['card'] & Pick<Row<'gift_cards'>, 'sent_to'>; key: string },
): Promise<void> {
  if (email === '') return;
  const language = keptLocale(kept);
  // The name is the buyer's, whose address may be another one.
  const values = { first_name: card.sent_to === null ? first_name : '', hint: card.code_hint };
  const payload = { template: 'gift_card_moved', to: email, language, values };
  await enqueue(tx, { kind: 'gift_card_notice', payload, dedupeKey: key });
}
