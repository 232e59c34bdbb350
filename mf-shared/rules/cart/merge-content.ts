import { type Cart, type CartRow, newRow } from './cart.ts';
import { readAmount, readArray, readRecord, readVariantId } from './read-stored.ts';

/** Product id → pieces: what of a cart follows a customer between devices. */
export type CartContent = Readonly<Record<string, number>>;

/** Reads `cart_content` (SESSION-17): a JSON string holding products. Anything odd is an empty cart. */
export function parseCartContent(text: string): CartContent {
  try {
    const rows = readArray(readRecord(JSON.parse(text)).products, (value) => {
      const { productId, amount } = readRecord(value);
      const id = readVariantId(productId);
      const pieces = readAmount(amount);
      return id && pieces ? ([String(id), pieces] as const) : null;
    });
    return Object.fromEntries(rows);
  } catch {
    return {};
  }
}

export function contentOf(cart: Cart): CartContent {
  return Object.fromEntries(cart.products.map((row) => [String(row.productId), row.amount]));
}

export function writeCartContent(content: CartContent): string {
  const products = Object.entries(content).map(([productId, amount]) => ({ productId: Number(productId), amount }));
  return JSON.stringify({ products });
}

/**
 * Joins this device's cart with the customer's, told what both were when last in step: whatever only one side changed
 * (also a removal) holds; where both changed a row, the larger amount holds. Without a common past nothing is lost.
 */
export function mergeContent(local: CartContent, remote: CartContent, base: CartContent): CartContent {
  const ids = new Set([...Object.keys(local), ...Object.keys(remote)]);
  const merged = [...ids].map((id) => [id, mergeAmount(local[id] ?? 0, remote[id] ?? 0, base[id] ?? 0)] as const);
  return Object.fromEntries(merged.filter(([, amount]) => amount > 0));
}

function mergeAmount(local: number, remote: number, base: number): number {
  if (local === base) return remote;
  if (remote === base) return local;
  return Math.max(local, remote);
}

/**
 * What was merged from an answer, with what the shopper did after the question: the answer knows nothing of it. What was
 * taken out stays out, what was added is in.
 */
export function withLaterChanges(merged: CartContent, asked: CartContent, now: CartContent): CartContent {
  const changed = Object.keys({ ...asked, ...now }).filter((id) => asked[id] !== now[id]);
  const later = changed.map((id) => [id, now[id] === undefined ? 0 : Math.max(now[id], merged[id] ?? 0)] as const);
  const all = Object.entries({ ...merged, ...Object.fromEntries(later) });
  return Object.fromEntries(all.filter(([, amount]) => amount > 0));
}

export function isSameContent(one: CartContent, other: CartContent): boolean {
  return Object.keys({ ...one, ...other }).every((id) => one[id] === other[id]);
}

/** The cart with the merged amounts. Rows known only by their id get their words and prices from the next validation. */
export function withContent(cart: Cart, content: CartContent): Cart {
  const kept = cart.products
    .filter((row) => row.frozen || content[String(row.productId)] !== undefined)
    .map((row) => (row.frozen ? row : withAmount(row, content[String(row.productId)] ?? row.amount)));
  const present = new Set(kept.map((row) => String(row.productId)));
  const fresh = Object.entries(content).filter(([id]) => !present.has(id));
  return { ...cart, products: [...kept, ...fresh.map(([id, amount]) => newRow(Number(id), amount))] };
}

function withAmount(row: CartRow, amount: number): CartRow {
  return row.amount === amount ? row : { ...row, amount };
}
