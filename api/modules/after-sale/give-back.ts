import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { returnToGiftCards } from '../gift-cards/gift-card-payments.ts';
import { issueGiftCard } from '../gift-cards/issue-gift-cards.ts';
import { isUnpaidInvoice } from '../orders/invoice-due.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { creditInvoice } from '../payments/credit-invoice.ts';
import { refuseLargeRefund } from '../payments/refuse-large-refund.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { moneyOf, type WithdrawalRow } from './read-after-sale.ts';
import { type Givable, readGivable, shareGiven } from './read-givable.ts';

interface Giving {
  /** Null: what is proposed. In minor units of the payment's currency. */
  amountMinor: number | null;
  /** The claim's own name for the refund: the same one is asked for once. */
  key: string;
  reference: string;
  actorId: number;
  /** Most that the actor may give back where it is more than the declaration promises; null without a limit. */
  limitMinor: number | null;
}

export interface Given {
  /** Null where all of it goes to gift cards. */
  refundId: string | null;
  cardsMinor: number;
  /** Taken off an invoice that nobody has paid. */
  creditedMinor: number;
  /** The invoice is unpaid: what goes back has a credit note, also where all of it goes to gift cards. */
  isCredit: boolean;
  /** All together. */
  givenMinor: number;
  /** The means that the money goes back to. */
  provider: string;
  /** The payment whose money became a new gift card; null where it goes back. */
  paymentOfCard: string | null;
}

/** The payment that an order's money goes back to. */
export const refundablePayment = ({ payments }: Pick<OrderRows, 'payments'>) =>
  payments.find(({ status }) => status === 'captured' || status === 'refunded') ?? null;

/** The same, or the order's invoice that nobody has paid: then less is to pay (AFTER-81). */
export const givingPayment = (rows: Pick<OrderRows, 'payments'>) =>
  refundablePayment(rows) ?? rows.payments.find(isUnpaidInvoice) ?? null;

/**
 * Gives money back for a declaration, in the caller's transaction, which holds the order: to the means of payment first, the
 * rest to the gift cards that paid. @throws Refusal 409 where less is left, or the actor may not
 */
export async function giveBack(
  tx: Transaction<Tables>,
  rows: OrderRows,
  withdrawal: WithdrawalRow,
  giving: Giving,
): Promise<Given> {
  const payment = givingPayment(rows);
  if (!payment) throw new Refusal(409, 'nothing_to_refund');
  const givable = await readGivable(tx, rows, payment);
  const claim = {
    ...{ payment, givable, proposed: proposedMinor(withdrawal, givable), asGiftCard: withdrawal.as_gift_card },
    of: { withdrawalId: withdrawal.id },
  };
  return giveClaim(tx, rows, claim, giving);
}

/** What money is given for. */
export interface Claim {
  payment: NonNullable<OrderRows['payment']>;
  givable: Givable;
  /** The amount that is proposed; the member of the staff who gives it may give more. */
  proposed: number;
  /** Gives a new gift card, where that can be. */
  asGiftCard: boolean;
  of: { withdrawalId?: number; complaintId?: string };
}

/** The same for what a claim is worth. @throws Refusal 409, 403 as above */
export async function giveClaim(
  tx: Transaction<Tables>,
  rows: OrderRows,
  { payment, givable, proposed, asGiftCard, of }: Claim,
  { amountMinor: asked, key, reference, actorId, limitMinor }: Giving,
): Promise<Given> {
  const amountMinor = asked ?? proposed;
  const { money, cards, cardsEuro } = shareGiven(amountMinor, givable);
  const isCredit = isUnpaidInvoice(payment);
  // Money of a gift card goes back only as far as it was promised, and so does an unpaid invoice.
  const isBound = cards > 0 || isCredit;
  if (amountMinor < 1 || money + cards < amountMinor || (isBound && amountMinor > proposed))
    throw new Refusal(409, 'refund_too_large');
  if (isCredit) await creditInvoice(tx, payment.id, money);
  const wish = { paymentId: payment.id, amountMinor: money, giftCardId: null, reason: reference, actorId };
  const isAsCard = asGiftCard && !isCredit && money > 0 && canGiveGiftCard(payment);
  const card = isAsCard
    ? { giftCard: await issueGiftCard(tx, rows.order, { amountMinor: money, dedupeKey: `gift_card ${key}` }) }
    : {};
  const refundId = isCredit || money === 0 ? null : (await requestRefund(tx, { ...wish, ...card, ...of, key })).id;
  if (cardsEuro > 0) await returnToGiftCards(tx, rows.order.id, cardsEuro);
  // The proposed amount needs no right, because the law gives it back.
  if (amountMinor > proposed) await refuseLargeRefund(tx, payment.id, limitMinor);
  await noteWrite(tx, actorId, {
    action: 'order.refund',
    entity: 'order',
    entityId: rows.order.number,
    before: { refunded_minor: payment.refunded_minor },
    after: { refund: refundId, is_credit: isCredit, amount_minor: money, gift_cards_minor: cards, reason: reference },
  });
  const creditedMinor = isCredit ? money : 0;
  return {
    refundId,
    cardsMinor: cards,
    creditedMinor,
    isCredit,
    givenMinor: money + cards,
    provider: isAsCard ? 'new_gift_card' : payment.provider,
    paymentOfCard: isAsCard ? payment.id : null,
  };
}

/**
 * Tells what was given at once: to gift cards, and off an invoice. Money to a provider is told when it has confirmed it. It
 * comes last in its transaction: the series of receipts are locked behind everything else.
 */
export async function tellGiven(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  { orderId, withdrawalId, complaintId }: Claim['of'] & { orderId: number },
  { key, given }: { key: string; given: Given },
): Promise<void> {
  const { cardsMinor, creditedMinor, isCredit, refundId, paymentOfCard } = given;
  if (refundId !== null && paymentOfCard !== null)
    await settleRefund(tx, orders, { id: refundId, payment_id: paymentOfCard }, 'done');
  const shared = { orderId, withdrawalId: withdrawalId ?? null, complaintId: complaintId ?? null };
  if (isCredit)
    await orders.notify(tx, 'credited', { ...shared, cause: `credit ${key}`, invoiceMinor: creditedMinor, cardsMinor });
  if (cardsMinor > 0)
    await orders.notify(tx, 'refunded', {
      ...{ ...shared, cause: key, amountMinor: cardsMinor, processor: 'giftcard', boughtCardsMinor: 0 },
    });
}

/** Gift cards hold euro, and money that came in. */
export const canGiveGiftCard = ({ status, currency }: { status: string; currency: string }): boolean =>
  (status === 'captured' || status === 'refunded') && currency === 'eur';

/** The part of the fee for the way back that is still to be taken; 0 once it was. */
export const openFeeMinor = ({
  fee_minor,
  fee_taken_minor,
}: Pick<WithdrawalRow, 'fee_minor' | 'fee_taken_minor'>): number => fee_minor - fee_taken_minor;

/** What can be given back of a declaration: never more than is left of what was paid, and less the fee of the way back. */
export function proposedMinor(
  row: Pick<WithdrawalRow, 'outcome' | 'refund_minor' | 'fee_minor' | 'fee_taken_minor' | 'exchanges'>,
  { moneyMinor, cardsMinor }: Givable,
): number {
  if (row.outcome !== null) return 0;
  const promised = row.refund_minor === null ? moneyMinor : moneyOf(row);
  return Math.max(0, Math.min(promised, moneyMinor + cardsMinor) - openFeeMinor(row));
}

/** The part of the fee that a whole refund took: less where the staff gave more than was proposed. */
export const feeTakenOf = (
  row: Pick<WithdrawalRow, 'refund_minor' | 'fee_minor' | 'fee_taken_minor' | 'exchanges'>,
  givenMinor: number,
) => Math.max(0, Math.min(openFeeMinor(row), (row.refund_minor === null ? givenMinor : moneyOf(row)) - givenMinor));
