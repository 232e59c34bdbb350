import { checkoutAnswer } from 'mf-shared/contract/checkout-answer';
import { checkoutLengths as lengths, checkoutLimits as limits } from 'mf-shared/contract/checkout-limits';
import { isDescribed } from 'mf-shared/contract/description';
import { readMounting } from 'mf-shared/rules/ski-mounting';
import {
  type Cart,
  type CartBundle,
  type CartGiftCard,
  type CartNotice,
  type CartRow,
  cartNotice,
  emptyCart,
} from './cart.ts';
import { distinctCodes } from './discount-codes.ts';
import {
  readAmount,
  readArray,
  readBoolean,
  readNullable,
  readNumber,
  readNumbers,
  readRecord,
  readString,
  readVariantId,
  type StoredRecord,
} from './read-stored.ts';

/** Reads a stored cart. Every field that is missing or of a wrong shape falls back alone: nothing else is lost with it. */
export function parseStoredCart(text: string | undefined): Cart {
  try {
    return readCart(readRecord(JSON.parse(text ?? '{}')));
  } catch {
    return emptyCart;
  }
}

/** A validation under way dies with its tab, so what is stored is never PENDING. */
export function serialiseCart(cart: Cart): string {
  const isSettled = cart.status === 'VALIDATED';
  return JSON.stringify({ ...cart, status: isSettled ? 'VALIDATED' : 'UNSET', validateHash: '' });
}

function readCart(stored: StoredRecord): Cart {
  return {
    ...emptyCart,
    ...readAnswered(stored),
    products: distinctRows(readArray(stored.products, readRow)).slice(0, limits.rows),
    giftCardProducts: readArray(stored.giftCardProducts, readGiftCard).slice(0, limits.giftCards),
    bundles: readArray(stored.bundles, readBundle).slice(0, limits.bundles),
    giftCards: distinctCodes(readArray(stored.giftCards, readText)).slice(0, limits.codes),
    codes: distinctCodes(readArray(stored.codes, readText)).slice(0, limits.codes),
    postcode: readString(stored.postcode).slice(0, lengths.postalCode),
    specialRequests: readString(stored.specialRequests).slice(0, lengths.request),
    giosgChatter: readNullable(stored.giosgChatter, (name) => readString(name).slice(0, lengths.chatter) || null),
    isRepackSelected: readBoolean(stored.isRepackSelected),
    isPikanoutoSelected: readBoolean(stored.isPikanoutoSelected),
    isDeliverySplittingSelected: readBoolean(stored.isDeliverySplittingSelected),
    giftCampaignData: readNullable(stored.giftCampaignData, (value) => {
      const { code, campaign } = readRecord(value);
      return {
        code: readString(code).slice(0, lengths.code),
        campaign: readString(campaign).slice(0, lengths.campaign),
      };
    }),
    klarnaGlobalCheckoutId: readNullable(stored.klarnaGlobalCheckoutId, readString),
    enterpriseOrder: stored.enterpriseOrder ?? null,
    redoOrder: stored.redoOrder ?? null,
    transferRequestTo: stored.transferRequestTo ?? null,
    transferRequestFrom: stored.transferRequestFrom ?? null,
    transferRequestReserveQuantity: readBoolean(stored.transferRequestReserveQuantity),
    transferRequestHighPriority: readBoolean(stored.transferRequestHighPriority),
    postDelivery: stored.postDelivery ?? null,
    notices: readArray(stored.notices, readNotice),
  };
}

/**
 * The last answer is shown until the next one is there, without its errors: they may be mended. One of another shape comes
 * from another release and is asked for anew.
 */
function readAnswered({ answer, status, pricedCountry }: StoredRecord): Partial<Cart> {
  const country = { pricedCountry: readString(pricedCountry) };
  if (!isDescribed(checkoutAnswer, answer)) return country;
  return { ...country, status: status === 'VALIDATED' ? status : 'UNSET', answer: { ...answer, errors: [] } };
}

function readRow(value: unknown): CartRow | null {
  const row = readRecord(value);
  const productId = readVariantId(row.productId);
  const amount = readAmount(row.amount);
  if (productId === null || amount === null) return null;
  return {
    productId,
    amount,
    frozen: readBoolean(row.frozen),
    bundleHash: readNullable(row.bundleHash, readString),
    transferAmountsFrom: readNumbers(row.transferAmountsFrom),
    extra_data: readRecord(row.extra_data),
    name: readString(row.name),
    manufacturer: readString(row.manufacturer),
    image: readString(row.image),
    path: readString(row.path),
    color: readString(row.color),
    size: readString(row.size),
    type: readString(row.type),
    // Releases before November 2026 kept the whole price, with 0 for none, and the group as an object.
    priceActive: readNullable(row.priceActive ?? (readRecord(row.price).active || null), (active) =>
      readNumber(active),
    ),
    modelId: readNumber(row.modelId),
    mainGroup: readString(row.mainGroup, readString(readRecord(row.main_group).name)),
  };
}

function readBundle(value: unknown): CartBundle | null {
  const bundle = readRecord(value);
  const amount = readAmount(bundle.amount);
  const hash = readString(bundle.hash);
  if (hash === '' || hash.length > lengths.bundleHash || amount === null) return null;
  return {
    uid: readString(bundle.uid).slice(0, lengths.uid),
    hash,
    main_product_id: readNumber(bundle.main_product_id),
    product_ids: readArray(bundle.product_ids, readVariantId).slice(0, limits.bundleParts),
    amount,
    name: readString(bundle.name),
    image: readString(bundle.image),
    price: readNumber(bundle.price),
    mounting: readMounting(bundle.mounting),
  };
}

function readGiftCard(value: unknown): CartGiftCard | null {
  const card = readRecord(value);
  const uid = readString(card.uid);
  const amount = readNumber(card.amount);
  if (uid === '' || uid.length > lengths.uid || amount <= 0) return null;
  return {
    uid,
    productId: readNumber(card.productId),
    amount,
    templateId: readNullable(card.templateId, (id) => readNumber(id)),
    recipient: readString(card.recipient).slice(0, lengths.recipient),
    name: readString(card.name),
    image: readString(card.image),
  };
}

function readNotice(value: unknown): CartNotice | null {
  return isDescribed(cartNotice, value) ? value : null;
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function distinctRows(rows: readonly CartRow[]): readonly CartRow[] {
  return rows.filter((row, index) => rows.findIndex(({ productId }) => productId === row.productId) === index);
}
