import type { CheckoutRow } from 'mf-shared/contract';
import type { Cart, CartNotice, CartRow } from './cart.ts';

/**
 * What is new in an answer, and what the shopper has not read yet. Unread news about a price is joined with the new one:
 * both are told against the price that the shopper last saw.
 */
export function collectNotices(
  cart: Pick<Cart, 'products' | 'notices' | 'pricedCountry'>,
  answered: readonly CheckoutRow[],
  countryCode: string,
): readonly CartNotice[] {
  const hasMoved = cart.pricedCountry !== '' && cart.pricedCountry !== countryCode;
  const fresh = cart.products.flatMap((row) => {
    const answer = answered.find(({ productId }) => productId === row.productId);
    if (!answer || answer.amount <= 0) return [removedNotice(row, answer)];
    const seen = hasMoved ? null : seenPrice(row, cart.notices);
    return [amountNotice(row, answer), priceNotice(answer, seen), frozenNotice(row, answer)].filter(
      (notice) => notice !== null,
    );
  });
  const isRenewed = (old: CartNotice) =>
    isAboutPrice(old)
      ? cart.products.some(({ productId }) => productId === old.productId)
      : fresh.some(({ productId, kind }) => productId === old.productId && kind === old.kind);
  return [...cart.notices.filter((notice) => !isRenewed(notice)), ...fresh];
}

/** Null for a row that has shown no price yet: it came by its id alone, from an earlier order or from an enterprise order. */
function seenPrice(row: CartRow, notices: readonly CartNotice[]): number | null {
  const unread = notices.find((notice) => notice.productId === row.productId && isAboutPrice(notice));
  return unread?.previous || row.priceActive || null;
}

function removedNotice(row: CartRow, answer: CheckoutRow | undefined): CartNotice {
  const { productId, amount } = row;
  const name = answer?.name || row.name;
  return { productId, kind: 'removed', name, message: told(answer, 'removed'), previous: amount, current: 0 };
}

function amountNotice(row: CartRow, answer: CheckoutRow): CartNotice | null {
  if (answer.amount >= row.amount) return null;
  return noticeOf(answer, 'amount_lowered', row.amount, answer.amount);
}

function priceNotice(answer: CheckoutRow, seen: number | null): CartNotice | null {
  const { active } = answer.price;
  if (seen === null || isSame(active, seen) || isOthersPrice(answer.price, seen)) return null;
  return noticeOf(answer, active < seen ? 'price_down' : 'price_up', seen, active);
}

/** The buyer signed in or out: what was seen is today's price of everybody else, or of members. */
function isOthersPrice({ active, reference, club, type }: CheckoutRow['price'], seen: number): boolean {
  if (type === 'club') return reference !== null && isSame(reference, seen);
  return club !== null && club < active && isSame(club, seen);
}

function isSame(one: number, other: number): boolean {
  return Math.round(one * 100) === Math.round(other * 100);
}

function frozenNotice(row: CartRow, answer: CheckoutRow): CartNotice | null {
  return answer.frozen && !row.frozen ? noticeOf(answer, 'frozen', null, null) : null;
}

function noticeOf(
  answer: CheckoutRow,
  kind: CartNotice['kind'],
  previous: number | null,
  current: number | null,
): CartNotice {
  const { productId, name } = answer;
  return { productId, kind, name, message: told(answer, kind), previous, current };
}

function told(answer: CheckoutRow | undefined, kind: CartNotice['kind']): string {
  return answer?.changes.find((change) => change.kind === kind)?.message ?? '';
}

function isAboutPrice({ kind }: Pick<CartNotice, 'kind'>): boolean {
  return kind === 'price_down' || kind === 'price_up';
}
