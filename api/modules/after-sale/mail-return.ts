import type { Transaction } from 'kysely';
import type { LineOutcome, Locale, PieceDestination } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import { replyBy } from 'mf-shared/rules/reply-by';
import type { Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { translate } from '../../texts/translate.ts';
import { keptUntil } from '../exchanges/hold-exchanges.ts';
import type { AskedFor } from '../mail/asked-for.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { meansName } from '../orders/order-names.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { receiptsOf } from '../orders/receipts-of.ts';
import type { Given } from './give-back.ts';
import { linesAfterSale } from './lines-after-sale.ts';
import { keepingStores, refusedGoods, refusedWords } from './refused-goods.ts';

interface DecidedPieces {
  product_id: number;
  amount: number;
  outcome: LineOutcome;
  /** In the currency that was paid. */
  share_minor: number;
  refund_minor: number;
  reason: string;
  /** Where refused pieces go, and which store keeps them. */
  destination?: PieceDestination | null;
  store_id?: number | null;
}

/** What is to be paid before an exchange leaves. */
export interface DueDifference {
  minor: number;
  until: Date;
  /** The payment of the exchange's order. */
  paymentId: string;
}

interface Move {
  template:
    | 'return_received'
    | 'return_more_info'
    | 'return_letter'
    | 'return_fixing'
    | 'return_repaired'
    | 'return_refunded'
    | 'return_refused'
    | 'return_cancelled'
    | 'return_no_label'
    | 'exchange_accepted'
    | 'exchange_to_pay'
    | 'exchange_unpaid'
    | 'exchange_given_up'
    | 'exchange_refused'
    | 'exchange_cancelled'
    | 'exchange_ended';
  reference: string;
  /** The language of the request, where the buyer has just asked for it; without it the order's. */
  language?: Locale;
  given?: Given | null;
  /** What was decided with it. */
  pieces?: readonly DecidedPieces[];
  /** The part of the fee for the way back that was taken. */
  feeMinor?: number;
  /** The shop's own words. */
  message?: string;
  /** The part of the money that pays back the order's delivery. */
  deliveryMinor?: number;
  /** The number of the exchange's own order. */
  exchangeNumber?: string | null;
  /** The difference that is to be paid for it. */
  due?: DueDifference | null;
  /** What the buyer is asked to do, where that is not to pay the difference. */
  asks?: AskedFor;
  /** What goes back once the return is accepted, after an exchange that ended. */
  promisedMinor?: number;
}

/** Writes to the buyer what happened to a return, in the caller's transaction. */
export async function mailReturn(
  tx: Transaction<Tables>,
  rows: Pick<OrderRows, 'order' | 'payment' | 'payments' | 'lines'>,
  move: Move,
): Promise<void> {
  const { order, payment } = rows;
  const { template, reference, given = null, pieces = [], feeMinor = 0, message = '' } = move;
  const { exchangeNumber, due = null, promisedMinor = 0, deliveryMinor = 0 } = move;
  // A person whose account was deleted is not written to.
  if (order.email === '') return;
  const language = move.language ?? keptLocale(order.language);
  const code = payment?.currency ?? 'eur';
  const currency = await tx.selectFrom('currencies').select('format').where('code', '=', code).executeTakeFirst();
  const money = (minor: number) =>
    formatPrice(toDecimal(minor), {
      ...{ locale: language, currencyCode: code, currencyRate: 1 },
      currencyFormat: currency?.format ?? '{price} €',
    });
  const fee = feeMinor > 0 ? [translate(language, 'after_sale.fee', { fee: money(feeMinor) })] : [];
  const stores = await keepingStores(
    tx,
    pieces.map(({ destination = null, store_id = null }) => ({ destination, store_id })),
  );
  const delivery =
    deliveryMinor > 0 ? [translate(language, 'returns.delivery_back', { refund: money(deliveryMinor) })] : [];
  await enqueueMail(tx, {
    // A refund has a receipt, or gets one once its provider has confirmed it.
    receiptsOf: given === null ? undefined : receiptsOf(order, rows.payments),
    ...{ template, to: order.email, language },
    asks: due ? { differencePaymentId: due.paymentId } : move.asks,
    ...(due
      ? { differenceLink: { number: exchangeNumber ?? '', paymentId: due.paymentId } }
      : { caseLink: { kind: 'return', id: reference } }),
    values: {
      ...{ first_name: order.first_name, number: order.number, reference, message },
      lines: [...pieceWords(rows, pieces, { language, money, stores }), ...delivery, ...fee].join('\n'),
      means: given === null ? '' : meansWords(given, { language, money }),
      refund: money(given?.givenMinor ?? promisedMinor),
      exchange_number: exchangeNumber ?? '',
      date: longDay(replyBy(new Date()), language),
      ...{ extra: money(due?.minor ?? 0), pay_until: due ? longDay(keptUntil(due.until), language) : '' },
    },
  });
}

interface Words {
  language: Locale;
  money: (minor: number) => string;
}

function pieceWords(
  { lines }: Pick<OrderRows, 'lines'>,
  pieces: readonly DecidedPieces[],
  { language, money, stores }: Words & { stores: ReadonlyMap<number, string> },
): string[] {
  const goods = linesAfterSale(lines, []);
  return pieces.map(({ product_id, amount, outcome, share_minor, refund_minor, reason, ...piece }) => {
    const name = goods.find(({ productId }) => productId === product_id)?.name ?? '';
    const values = { product: `${amount} × ${name}`, refund: money(refund_minor), share: money(share_minor), reason };
    // Less than was promised, and accepted: other goods go out for the rest.
    const isExchanged = outcome === 'accepted' && refund_minor < share_minor;
    const decided = translate(language, `returns.decided.${isExchanged ? 'exchanged' : outcome}`, values).trim();
    const { destination = null, store_id = null } = piece;
    const goes = refusedWords(refusedGoods({ destination, store_id, decided_at: new Date() }, stores), language);
    return [decided, goes].filter(Boolean).join(' ');
  });
}

/** How much goes back to which means of payment. */
export function meansWords(
  {
    givenMinor,
    cardsMinor,
    creditedMinor,
    provider,
  }: Pick<Given, 'givenMinor' | 'cardsMinor' | 'creditedMinor' | 'provider'>,
  { language, money }: Words,
): string {
  const parts = [
    { minor: givenMinor - cardsMinor - creditedMinor, name: meansName(language, provider) },
    { minor: cardsMinor, name: meansName(language, 'giftcard') },
  ].filter(({ minor }) => minor > 0);
  const list = parts.map(({ minor, name }) => `${name} ${money(minor)}`).join(', ');
  // A gift card has its money at once.
  const isOnCards = provider === 'new_gift_card' || givenMinor - cardsMinor - creditedMinor === 0;
  const key = isOnCards ? 'returns.means_cards' : cardsMinor > 0 ? 'returns.means_mixed' : 'returns.means';
  const back = list === '' ? '' : translate(language, key, { list });
  const off = creditedMinor === 0 ? '' : translate(language, 'returns.taken_off', { amount: money(creditedMinor) });
  return [off, back].filter(Boolean).join(' ');
}

/** The mail about a return that was handled, where an exchange was decided about with it. */
export function exchangeTemplate<Template extends Move['template']>(
  { number, due, isReleased }: { number: string | null; due: DueDifference | null; isReleased: boolean },
  template: Template,
): Template | 'exchange_accepted' | 'exchange_to_pay' | 'exchange_refused' {
  if (number !== null) return due ? 'exchange_to_pay' : 'exchange_accepted';
  return isReleased && template === 'return_refused' ? 'exchange_refused' : template;
}

/** What goes back beside an exchange that is declared; nothing where nothing does. */
export const moneyWords = (language: Locale, minor: number, refund: string): string =>
  minor === 0 ? '' : translate(language, 'after_sale.exchange.money', { refund });

/** What is to be paid for an exchange that is declared, once the return is accepted; nothing where nothing is. */
export const extraWords = (language: Locale, minor: number, extra: string): string =>
  minor === 0 ? '' : translate(language, 'after_sale.exchange.extra', { extra });
