import type { inspectReturn, LineOutcome, PieceDestination, ReturnStatus } from 'mf-shared/contract';
import { toMinor } from 'mf-shared/rules/minor-units';
import { destinationsOf, isTakenBack, lineOutcomesIn, needsReason, statusAfter } from 'mf-shared/rules/return-moves';
import type { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { splitIntoPieces } from '../after-sale/withdrawal-refund.ts';

type Asked = z.output<typeof inspectReturn>['lines'][number];

/** Pieces of one product that wait for a decision, with what was promised for them. */
export interface OpenPieces {
  productId: number;
  amount: number;
  shareMinor: number;
  /** What each piece is exchanged for, where other goods are wanted: of its share, that is no money. */
  exchanged?: readonly number[];
}

export interface PlannedLine extends Omit<Asked, 'destination'> {
  destination: PieceDestination | null;
  shareMinor: number;
  refundMinor: number;
}

interface Standing {
  status: ReturnStatus;
  open: readonly OpenPieces[];
  /** What was decided before, and stays. */
  before: readonly { outcome: LineOutcome }[];
  /** Standard delivery that was promised with the goods. */
  deliveryMinor: number;
  /** The part of the fee for the way back that is still to be taken. */
  feeMinor: number;
  /** The smallest amount of the currency that is paid, in minor units. */
  stepMinor: number;
}

/**
 * What a decision about every open piece gives back, to the cent: what is accepted has its share of the promise, less what
 * goes out for it, and what is not accepted as it was promised is not exchanged. Delivery goes back with the last decision,
 * where all goods were taken back. The fee of the way back comes off the first money.
 * @throws Refusal 400 for a missing reason, amount or store and a place that there is not, 409 for other pieces than those that wait, a move that there is not,
 * and more money than was promised
 */
export function planInspection(
  asked: readonly Asked[],
  { status, open, before, deliveryMinor, feeMinor, stepMinor }: Standing,
) {
  const allowed = lineOutcomesIn(status);
  if (allowed.length === 0 || asked.some(({ outcome }) => !allowed.includes(outcome)))
    throw new Refusal(409, 'return_moved');
  refuseOtherPieces(asked, open);
  refuseMissing(asked);
  const shares = new Map(
    open.map(({ productId, amount, shareMinor }) => [productId, splitIntoPieces(shareMinor, amount, stepMinor)]),
  );
  const exchanged = new Map(open.map(({ productId, exchanged: values = [] }) => [productId, [...values]]));
  const shareOf = new Map(
    inExchangeOrder(asked).map((line) => [line, sum(shares.get(line.productId)?.splice(0, line.amount) ?? [])]),
  );
  const lines = asked.map((line): PlannedLine => {
    const shareMinor = shareOf.get(line) ?? 0;
    const goodsMinor =
      line.outcome === 'accepted' ? sum(exchanged.get(line.productId)?.splice(0, line.amount) ?? []) : 0;
    return {
      ...line,
      ...placeOf(line),
      shareMinor,
      refundMinor: Math.max(0, refundOf(line, shareMinor, stepMinor) - goodsMinor),
    };
  });
  const outcomes = [...before, ...lines].map(({ outcome }) => outcome);
  const isAllBack = outcomes.every(isTakenBack);
  const delivery = isAllBack ? deliveryMinor : 0;
  const wholeMinor = sum(lines.map(({ refundMinor }) => refundMinor)) + delivery;
  const fee = Math.min(feeMinor, wholeMinor);
  return {
    status: statusAfter(outcomes),
    lines,
    ...{ deliveryMinor: delivery, feeMinor: fee },
    totalMinor: wholeMinor - fee,
  };
}

/**
 * Pieces of one product are alike but for a cent. What goes out for them is counted from their first one on, now and after a
 * repair, and so are their shares: else a piece would be given its cent, and a piece that goes out for it, too.
 */
const inExchangeOrder = (asked: readonly Asked[]): Asked[] => {
  const rank = ({ outcome }: Asked) => (outcome === 'accepted' ? 0 : outcome === 'repair' ? 1 : 2);
  return asked.toSorted((one, other) => rank(one) - rank(other));
};

/** Decisions that name a store. */
const inStore = (destination: PieceDestination | undefined): boolean =>
  destination === 'store' || destination === 'kept';

/** Where pieces go, with the store and the place of it (AFTER-98, AFTER-106); none of them once they were repaired. */
function placeOf({ outcome, destination, store, place }: Asked): Pick<PlannedLine, 'destination' | 'store' | 'place'> {
  const [first] = destinationsOf(outcome);
  if (first === undefined) return { destination: null, store: null, place: '' };
  const wanted = destination ?? (first === 'store' && store === null ? 'written_off' : first);
  return {
    destination: wanted,
    store: inStore(wanted) ? store : null,
    place: wanted === 'store' || wanted === 'workshop' ? place : '',
  };
}

function refuseOtherPieces(asked: readonly Asked[], open: readonly OpenPieces[]): void {
  const left = new Map(open.map(({ productId, amount }) => [productId, amount]));
  for (const { productId, amount } of asked) {
    const known = left.get(productId);
    if (known === undefined || amount > known) throw new Refusal(409, 'return_pieces');
    left.set(productId, known - amount);
  }
  if ([...left.values()].some((amount) => amount > 0)) throw new Refusal(409, 'return_pieces');
}

function refuseMissing(asked: readonly Asked[]): void {
  const fields: Record<string, string> = {};
  for (const [at, { outcome, reason, refund, destination, store }] of asked.entries()) {
    if (needsReason(outcome) && reason === '') fields[`lines.${at}.reason`] = 'validation.required';
    if (outcome === 'reduced' && refund === undefined) fields[`lines.${at}.refund`] = 'validation.required';
    if (inStore(destination) && store === null) fields[`lines.${at}.store`] = 'validation.required';
    if (destination && !destinationsOf(outcome).includes(destination))
      fields[`lines.${at}.store`] = 'validation.invalid';
  }
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
}

function refundOf({ outcome, refund }: Asked, shareMinor: number, stepMinor: number): number {
  if (outcome === 'accepted') return shareMinor;
  if (outcome !== 'reduced') return 0;
  const minor = toMinor(refund ?? 0);
  if (minor > shareMinor || minor % stepMinor !== 0) throw new Refusal(409, 'refund_too_large');
  return minor;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
