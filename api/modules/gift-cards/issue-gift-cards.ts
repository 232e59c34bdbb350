import type { Transaction } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import type { Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { plainName } from '../mail/plain-name.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { drawCode } from './draw-code.ts';
import { hashGiftCardCode } from './gift-card-code.ts';

/** About 78 bits. */
export const newGiftCardCode = (): string => drawCode(4);

/**
 * Makes the gift cards that a paid order bought and promises the mails with their codes; the codes are kept as hashes only.
 * Money that comes in while a cancellation waits makes frozen cards.
 */
export async function issueGiftCards(tx: Transaction<Tables>, orderId: number): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'order_lines.id',
      'order_lines.row_minor',
      'order_lines.extra',
      'orders.email',
      'orders.language',
      'orders.first_name',
      'orders.status',
    ])
    .where('order_lines.order_id', '=', orderId)
    .where('order_lines.kind', '=', 'gift_card')
    .execute();
  for (const line of lines) {
    const recipient = typeof line.extra.recipient === 'string' ? plainName(line.extra.recipient) : '';
    await issueGiftCard(tx, line, {
      ...{ amountMinor: line.row_minor, recipient, lineId: line.id, dedupeKey: `gift_card ${line.id}` },
      isFrozen: line.status === 'manual_cancellation',
    });
  }
}

interface NewGiftCard {
  /** Euro cents. */
  amountMinor: number;
  /** The same key is the same mail. */
  dedupeKey: string;
  /** The person it is made out to; '' for its buyer. */
  recipient?: string;
  lineId?: number;
  isFrozen?: boolean;
}

/** Makes one gift card and promises the mail with its code. @returns its id */
export async function issueGiftCard(
  tx: Transaction<Tables>,
  buyer: { email: string; language: string; first_name: string },
  { amountMinor, dedupeKey, recipient = '', lineId, isFrozen = false }: NewGiftCard,
): Promise<number> {
  const code = newGiftCardCode();
  const card = {
    ...{ code_hash: hashGiftCardCode(code), code_hint: code.slice(-4) },
    ...{ initial_minor: amountMinor, balance_minor: amountMinor },
    ...{ order_line_id: lineId ?? null, frozen_at: isFrozen ? new Date() : null, mail_key: dedupeKey },
  };
  const { id } = await tx.insertInto('gift_cards').values(card).returning('id').executeTakeFirstOrThrow();
  const language = keptLocale(buyer.language);
  const amount = giftCardAmount(amountMinor, language);
  // Made out to somebody, the mail says for whom: the buyer passes it on.
  const template = recipient === '' ? 'gift_card' : 'gift_card_for';
  const values = { first_name: buyer.first_name, recipient, code, amount };
  const payload = { template, to: buyer.email, language, values };
  await enqueue(tx, { kind: 'mail', payload, dedupeKey });
  return id;
}

/** Euro cents as a mail writes them. */
export const giftCardAmount = (amountMinor: number, locale: Locale): string =>
  formatPrice(toDecimal(amountMinor), { locale, currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 });
