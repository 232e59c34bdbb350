import type { AfterSaleKind, OrderStatus, PieceAfterSale } from 'mf-shared/contract';

/** The goods of one product, in minor units of what was paid. */
export interface ModelGoods {
  productId: number;
  bought: number;
  chargedMinor: number;
  /** Pieces that are not back on a shelf. */
  away: number;
  /** What complaints gave for it. */
  complaintMinor?: number;
}

/** A gift card, in euro cents. */
export interface ModelCard {
  code: string;
  initialMinor: number;
  balanceMinor: number;
  /** The order that bought it: while a cancellation of that order waits, the card pays nothing. */
  buyer: ModelOrder | null;
}

/** Goods that are wanted instead of money. */
export interface ModelExchange {
  productId: number;
  variantId: number;
  /** What each piece is charged of what was paid for the one that comes back, and what is to be paid beside it. */
  values: number[];
  extras: number[];
  status: 'held' | 'ordered' | 'released';
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
  exchanges: ModelExchange[];
  /** What the way back costs, and what of it was taken. */
  feeMinor: number;
  feeTakenMinor: number;
  /** A new gift card is wanted instead of money. */
  asCard: boolean;
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
  /** What it costs in euro cents, in which every order is counted. */
  totalEuroMinor: number;
  /** The part of the delivery's price that the law gives back. */
  standardMinor: number;
  /** What money paid and can still give back, and what it gave. */
  moneyMinor: number;
  givenMinor: number;
  /** What a gift card paid and can still get back, in the paid currency and in the euro cents that cards hold. */
  cardMinor: number;
  cardEuroMinor: number;
  cardGivenMinor: number;
  /** Days since the delivery; null before. */
  daysAgo: number | null;
  /** What the buyer got back of what the first of its exchanges paid, and the card that paid; shared by all of them. */
  back: { money: number; of: ModelCard | null };
  /** Gift cards that it bought, which are there once it is paid. What they cost is not in the amounts above. */
  bought: ModelCard[];
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

/** Where each piece of a product is, piece by piece. */
export function placesOf(order: ModelOrder, goods: ModelGoods): PieceAfterSale[] {
  const { productId } = goods;
  const declared = standing(order).flatMap((each): PieceAfterSale[] => {
    const amount = declaredOf([each], productId);
    const decided = each.decided
      .filter((it) => it.productId === productId)
      .flatMap((it) => Array.from({ length: it.amount }, () => it.outcome));
    const ofOthers = each.exchanges.filter((it) => it.productId === productId && it.status === 'ordered');
    let out = ofOthers.flatMap(({ values }) => values).length;
    return Array.from({ length: amount }, (_, at): PieceAfterSale => {
      const end = placeOf(each, decided[at]);
      if ((end !== 'refunded' && end !== 'cancelled') || out === 0) return end;
      out -= 1;
      return 'exchanged';
    });
  });
  const left = order.status === 'cancelled' ? 'cancelled' : 'kept';
  return [...declared, ...Array.from({ length: leftOf(order, goods) }, (): PieceAfterSale => left)];
}

function placeOf({ outcome, hasLeft, isReceived }: ModelDeclaration, decided: string | undefined): PieceAfterSale {
  if (!hasLeft) return 'cancelled';
  if (decided === 'refused' || decided === 'repaired') return decided;
  if (decided === 'accepted' || decided === 'reduced') return 'refunded';
  if (outcome === null) return isReceived ? 'back' : 'declared';
  return outcome === 'refunded' ? 'refunded' : 'refused';
}

const isAllDeclared = (order: ModelOrder): boolean => order.goods.every((goods) => leftOf(order, goods) === 0);

/** A gift card that was bought as well stays the buyer's. */
export const isWithdrawn = (order: ModelOrder): boolean => isAllDeclared(order) && order.bought.length === 0;

export const isFrozen = ({ buyer }: ModelCard): boolean => buyer?.status === 'manual_cancellation';

/** What is left on the cards that an order bought, which is what can be given back for them. */
export const leftOnBought = ({ isPaid, bought }: ModelOrder): number =>
  isPaid ? sum(bought.map(({ balanceMinor }) => balanceMinor)) : 0;

/** Gives back what is left on a card, or a part of it. */
export function giveBackBought(order: ModelOrder, card: ModelCard, minor: number): void {
  card.balanceMinor -= minor;
  order.givenMinor += minor;
  order.back.money += minor;
}

function backToCard({ back }: ModelOrder, euroMinor: number): void {
  if (back.of) back.of.balanceMinor += euroMinor;
}

/** Takes a part of what a card paid: the same part of its euro, and with the last of it all that are left. @returns the euro */
function takeOffCard(order: ModelOrder, minor: number): number {
  const { cardMinor, cardEuroMinor } = order;
  if (minor === 0) return 0;
  const euro = minor === cardMinor ? cardEuroMinor : Math.round((minor * cardEuroMinor) / cardMinor);
  order.cardMinor -= minor;
  order.cardEuroMinor -= euro;
  order.cardGivenMinor += minor;
  return euro;
}

export const isAtShop = ({ status }: ModelOrder): boolean =>
  status === 'processing' || status === 'ready_for_packing' || status === 'ready_for_pick_up';

/** What stays with the shop when the parcel leaves. */
export function heldBack(order: ModelOrder): 'all' | 'some' | 'none' {
  if (!isAtShop(order) || standing(order).length === 0) return 'none';
  return isWithdrawn(order) ? 'all' : 'some';
}

/** What a declaration would be today; null where the time for both is over. */
export function kindOf({ daysAgo }: ModelOrder): AfterSaleKind | null {
  if (daysAgo === null || daysAgo <= 14) return 'withdrawal';
  return daysAgo <= 100 ? 'return' : null;
}

/**
 * The first so many pieces of a product, where an uneven charge gives the first ones a unit more, and what complaints gave
 * is off the last ones.
 */
function chargeOf({ bought, chargedMinor, complaintMinor = 0 }: ModelGoods, pieces: number, step: number): number {
  const units = chargedMinor / step;
  const each = Math.floor(units / bought);
  const charged = (each * pieces + Math.min(pieces, units - each * bought)) * step;
  return Math.min(charged, chargedMinor - complaintMinor);
}

/** What the next pieces of a product were charged. */
export function nextCharges(order: ModelOrder, goods: ModelGoods, pieces: number): number[] {
  const from = declaredOf(standing(order), goods.productId);
  const upTo = (count: number) => chargeOf(goods, count, order.stepMinor);
  return Array.from({ length: pieces }, (_, at) => upTo(from + at + 1) - upTo(from + at));
}

/** The part of a declaration that goes out as goods, and is no money. */
const exchangedOf = ({ exchanges }: ModelDeclaration): number =>
  sum(exchanges.flatMap(({ status, values }) => (status === 'released' ? [] : values)));

const hasExchange = ({ exchanges }: ModelDeclaration): boolean => exchanges.some(({ status }) => status !== 'released');

/** The part of a declaration that is promised as money, without the fee of its way. */
export const promisedMoney = (declared: ModelDeclaration): number =>
  Math.max(0, declared.promisedMinor - exchangedOf(declared));

/** Withdrawing from everything for money pays back the standard delivery, less what earlier declarations got of it. */
function deliveryFor(order: ModelOrder, declared: ModelDeclaration): number {
  const all = standing(order);
  const isByLaw = all.every((each) => each.kind === 'withdrawal' && !hasExchange(each));
  const others = sum(all.filter((each) => each !== declared).map(({ deliveryMinor }) => deliveryMinor));
  // Where nothing leaves the shop, everything goes back.
  const whole = isAtShop(order) && isWithdrawn(order) ? order.deliveryMinor : order.standardMinor;
  return isByLaw && isAllDeclared(order) ? Math.max(0, whole - others) : 0;
}

/** Ends what is kept. @returns what of it is free again */
export function release(declared: ModelDeclaration, except: readonly number[] = []): ModelExchange[] {
  const ended = declared.exchanges.filter(({ status, productId }) => status === 'held' && !except.includes(productId));
  for (const each of ended) each.status = 'released';
  return ended;
}

/** Three weeks without the goods: money is promised again, the delivery with it. @returns what is free again */
export function letExpire(order: ModelOrder): ModelExchange[] {
  return order.declarations
    .filter(({ outcome, isReceived }) => outcome === null && !isReceived)
    .flatMap((declared) => {
      const ended = release(declared);
      const more = ended.length > 0 ? Math.max(0, deliveryFor(order, declared) - declared.deliveryMinor) : 0;
      declared.deliveryMinor += more;
      declared.promisedMinor += more;
      return ended;
    });
}

/**
 * Sends out what is wanted for accepted pieces, paid with what was paid: money first.
 * @returns what goes out and what of it money and cards pay; null where less is left
 */
export function exchange(order: ModelOrder, declared: ModelDeclaration, accepted: ReadonlyMap<number, number>) {
  const left = new Map(accepted);
  const out: ModelExchange[] = [];
  const rest: ModelExchange[] = [];
  for (const each of declared.exchanges) {
    const pieces = each.status === 'held' ? Math.min(each.values.length, left.get(each.productId) ?? 0) : 0;
    left.set(each.productId, (left.get(each.productId) ?? 0) - pieces);
    const { values, extras } = each;
    if (pieces > 0)
      out.push({ ...each, values: values.slice(0, pieces), extras: extras.slice(0, pieces), status: 'ordered' });
    if (pieces < values.length) rest.push({ ...each, values: values.slice(pieces), extras: extras.slice(pieces) });
  }
  const wanted = sum(out.flatMap(({ values }) => values));
  const money = Math.min(wanted, order.moneyMinor);
  if (wanted - money > order.cardMinor) return null;
  declared.exchanges = [...out, ...rest];
  order.moneyMinor -= money;
  order.givenMinor += money;
  const card = wanted - money;
  const cardEuro = takeOffCard(order, card);
  return { out, money, card, cardEuro, extra: sum(out.flatMap(({ extras }) => extras)) };
}

/** An exchange whose difference is to be paid: what it is made of, until it is paid or given up. */
export interface WaitingExchange {
  first: ModelOrder;
  declared: ModelDeclaration;
  out: ModelExchange[];
  money: number;
  card: number;
  cardEuro: number;
  extra: number;
}

/** Ends an unpaid exchange: what was promised to it goes back, and the delivery where nothing stays. */
export function giveUp({ first, declared, out, money, card, cardEuro }: WaitingExchange): void {
  for (const each of out) each.status = 'released';
  first.back.money += money;
  backToCard(first, cardEuro);
  declared.givenMinor += money + card;
  const more = Math.max(0, deliveryFor(first, declared) - declared.deliveryMinor);
  declared.deliveryMinor += more;
  declared.promisedMinor += more;
  if (more > 0) giveBack(first, Math.min(more, first.moneyMinor + first.cardMinor), more);
}

/** Declares pieces and promises their money: all that was declared until now adds up to what it was charged. */
export function declare(
  order: ModelOrder,
  kind: AfterSaleKind,
  { lines, exchanges = [] }: Pick<ModelDeclaration, 'lines'> & { exchanges?: ModelExchange[] },
): ModelDeclaration {
  const before = standing(order);
  const declared: ModelDeclaration = {
    ...{ kind, lines, promisedMinor: 0, deliveryMinor: 0, outcome: null, isReceived: false },
    ...{ decided: [], givenMinor: 0, exchanges, feeMinor: 0, feeTakenMinor: 0, asCard: false },
    hasLeft: !isAtShop(order),
  };
  order.declarations.push(declared);
  const charged = sum(
    order.goods.map((goods) => chargeOf(goods, declaredOf(standing(order), goods.productId), order.stepMinor)),
  );
  const promised = sum(before.map(({ promisedMinor, deliveryMinor }) => promisedMinor - deliveryMinor));
  declared.deliveryMinor = deliveryFor(order, declared);
  declared.promisedMinor = Math.max(0, charged - promised) + declared.deliveryMinor;
  return declared;
}

/**
 * Gives back money as far as money was paid, and the rest to the card.
 * @param asCard the money is on a new card instead, where it has come
 * @returns null for more than there is, or nothing
 */
export function giveBack(
  order: ModelOrder,
  amountMinor: number,
  mostOnCardMinor: number,
  asCard = false,
): { money: number; card: number } | null {
  const money = Math.min(amountMinor, order.moneyMinor);
  const card = amountMinor - money;
  // An unpaid invoice goes back as far as it was promised (AFTER-81), as money of a gift card does.
  const isBound = card > 0 || !order.isPaid;
  if (amountMinor < 1 || card > order.cardMinor || (isBound && amountMinor > mostOnCardMinor)) return null;
  order.moneyMinor -= money;
  order.givenMinor += money;
  if (!(asCard && order.isPaid)) order.back.money += money;
  backToCard(order, takeOffCard(order, card));
  return { money, card };
}

/** What a complaint about one piece can give: no more than that piece, its product and the order have left. */
export function complaintWorth(order: ModelOrder, goods: ModelGoods): number {
  const pieces = nextCharges(order, goods, leftOf(order, goods));
  const [next = 0] = pieces;
  return Math.max(0, Math.min(next, order.moneyMinor + order.cardMinor));
}

/** What the staff are told that a declaration gives back now. */
export function proposedMinor(order: ModelOrder, declared: ModelDeclaration): number {
  if (declared.outcome !== null) return 0;
  const left = Math.min(promisedNow(order, declared), order.moneyMinor + order.cardMinor);
  return Math.max(0, left - (declared.feeMinor - declared.feeTakenMinor));
}

/** The part of a declaration that is money as the order stands now, without the fee of its way. */
export const promisedNow = (order: ModelOrder, declared: ModelDeclaration): number =>
  promisedMoney({ ...declared, promisedMinor: declared.promisedMinor - extraOf(order, declared) });

/** The part of a promised delivery that was for an order of which nothing leaves the shop, and does not hold any more. */
export function extraOf(order: ModelOrder, declared: ModelDeclaration): number {
  const isUnsent = isAtShop(order) || order.status === 'manual_cancellation';
  return isUnsent && isWithdrawn(order) ? 0 : Math.max(0, declared.deliveryMinor - order.standardMinor);
}

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
  order.back.money += order.moneyMinor;
  order.moneyMinor = 0;
  backToCard(order, order.cardEuroMinor);
  order.cardGivenMinor += order.cardMinor;
  // A cent pays no krona: it goes back with the whole order only.
  Object.assign(order, { cardMinor: 0, cardEuroMinor: 0 });
  // Cards that were not paid are never issued: then less is to pay.
  for (const card of order.bought) giveBackBought(order, card, card.balanceMinor);
  for (const declared of order.declarations) declared.outcome ??= 'refunded';
  return restock(
    order,
    order.goods.map(({ productId, away }) => ({ productId, amount: away })),
  );
}
