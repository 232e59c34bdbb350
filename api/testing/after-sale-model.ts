import type { AfterSaleKind, OrderStatus } from 'mf-shared/contract';

/** The goods of one product, in minor units of what was paid. */
export interface ModelGoods {
  productId: number;
  bought: number;
  chargedMinor: number;
  /** Pieces that are not back on a shelf. */
  away: number;
}

export interface ModelDeclaration {
  kind: AfterSaleKind;
  lines: { productId: number; amount: number }[];
  /** Delivery included. */
  promisedMinor: number;
  deliveryMinor: number;
  /** The goods had left the shop. */
  hasLeft: boolean;
  isReceived: boolean;
  outcome: 'refunded' | 'closed' | 'revoked' | 'taken back' | null;
  /** What inspections decided piece by piece, and gave back. */
  decided: { productId: number; amount: number; outcome: string }[];
  givenMinor: number;
}

export interface ModelOrder {
  number: string;
  key: string;
  status: OrderStatus;
  isPaid: boolean;
  /** Given back before it was paid, cards included: by credit notes, and not by receipts of refunds. */
  creditedMinor: number;
  /** Whole units of a currency that is paid without its hundredth parts. */
  stepMinor: number;
  goods: ModelGoods[];
  deliveryMinor: number;
  /** What money pays, whether it has come or not. */
  dueMinor: number;
  /** What of the delivery's price the law gives back. */
  standardMinor: number;
  /** What money paid and can still give back, and what it gave. */
  moneyMinor: number;
  givenMinor: number;
  /** What a gift card paid and can still get back, in the paid currency and in euro cents. */
  cardMinor: number;
  cardEuroMinor: number;
  cardGivenMinor: number;
  /** Days since the delivery; null before. */
  daysAgo: number | null;
  declarations: ModelDeclaration[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A declaration that was revoked or taken back leaves its goods sold. */
const standing = ({ declarations }: ModelOrder): ModelDeclaration[] =>
  declarations.filter(({ outcome }) => outcome !== 'revoked' && outcome !== 'taken back');

const declaredOf = (declarations: readonly ModelDeclaration[], productId: number): number =>
  sum(declarations.flatMap(({ lines }) => lines.filter((line) => line.productId === productId).map((it) => it.amount)));

/** Pieces of a product that nobody declared to come back. */
export const leftOf = (order: ModelOrder, { productId, bought }: ModelGoods): number =>
  bought - declaredOf(standing(order), productId);

export const isAllDeclared = (order: ModelOrder): boolean => order.goods.every((goods) => leftOf(order, goods) === 0);

export const isAtShop = ({ status }: ModelOrder): boolean =>
  status === 'processing' || status === 'ready_for_packing' || status === 'ready_for_pick_up';

/** What stays with the shop when the parcel leaves. */
export function heldBack(order: ModelOrder): 'all' | 'some' | 'none' {
  if (!isAtShop(order) || standing(order).length === 0) return 'none';
  return isAllDeclared(order) ? 'all' : 'some';
}

/** What a declaration would be today; null where the time for both is over. */
export function kindOf({ daysAgo }: ModelOrder): AfterSaleKind | null {
  if (daysAgo === null || daysAgo <= 14) return 'withdrawal';
  return daysAgo <= 100 ? 'return' : null;
}

/** The first so many pieces of a product, where an uneven charge gives the first ones a unit more. */
function chargeOf({ bought, chargedMinor }: ModelGoods, pieces: number, step: number): number {
  const units = chargedMinor / step;
  const each = Math.floor(units / bought);
  return (each * pieces + Math.min(pieces, units - each * bought)) * step;
}

/** Declares pieces and promises their money: all that was declared until now adds up to what it was charged. */
export function declare(order: ModelOrder, kind: AfterSaleKind, lines: ModelDeclaration['lines']): ModelDeclaration {
  const before = standing(order);
  const declared: ModelDeclaration = {
    ...{ kind, lines, promisedMinor: 0, deliveryMinor: 0, outcome: null, isReceived: false },
    ...{ decided: [], givenMinor: 0 },
    hasLeft: !isAtShop(order),
  };
  order.declarations.push(declared);
  const charged = sum(
    order.goods.map((goods) => chargeOf(goods, declaredOf(standing(order), goods.productId), order.stepMinor)),
  );
  const promised = sum(before.map(({ promisedMinor, deliveryMinor }) => promisedMinor - deliveryMinor));
  const isByLaw = standing(order).every((each) => each.kind === 'withdrawal');
  const delivered = sum(before.map(({ deliveryMinor }) => deliveryMinor));
  if (isByLaw && isAllDeclared(order)) declared.deliveryMinor = Math.max(0, order.standardMinor - delivered);
  declared.promisedMinor = Math.max(0, charged - promised) + declared.deliveryMinor;
  return declared;
}

/** Gives back money as far as money was paid, and the rest to the card. @returns null for more than there is, or nothing */
export function giveBack(
  order: ModelOrder,
  amountMinor: number,
  mostOnCardMinor: number,
): { money: number; card: number } | null {
  const money = Math.min(amountMinor, order.moneyMinor);
  const card = amountMinor - money;
  // What nobody has paid goes back as far as it was promised (AFTER-81), as what a card paid does.
  const isBound = card > 0 || !order.isPaid;
  if (amountMinor < 1 || card > order.cardMinor || (isBound && amountMinor > mostOnCardMinor)) return null;
  order.moneyMinor -= money;
  order.givenMinor += money;
  order.cardMinor -= card;
  order.cardGivenMinor += card;
  return { money, card };
}

/** What the staff are told that a declaration gives back now. */
export const proposedMinor = (order: ModelOrder, { outcome, promisedMinor }: ModelDeclaration): number =>
  outcome === null ? Math.min(promisedMinor, order.moneyMinor + order.cardMinor) : 0;

/** Puts pieces back on a shelf. @returns how many of each product came */
export function restock(order: ModelOrder, lines: ModelDeclaration['lines']): ModelDeclaration['lines'] {
  return lines.map(({ productId, amount }) => {
    const goods = order.goods.find((each) => each.productId === productId);
    const back = Math.min(amount, goods?.away ?? 0);
    if (goods) goods.away -= back;
    return { productId, amount: back };
  });
}

/** A cancellation gives back all that is left, and the goods. */
export function cancel(order: ModelOrder): ModelDeclaration['lines'] {
  order.status = 'cancelled';
  order.givenMinor += order.moneyMinor;
  order.moneyMinor = 0;
  order.cardGivenMinor += order.cardMinor;
  order.cardMinor = 0;
  for (const declared of order.declarations) declared.outcome ??= 'refunded';
  return restock(
    order,
    order.goods.map(({ productId, away }) => ({ productId, amount: away })),
  );
}
