import {
  isAmount,
  isVariantId,
  longestCampaign,
  longestPostcode,
  longestRequest,
  longestText,
  mostCodes,
  mostRows,
  mostSets,
} from './cart-limits.ts';
import {
  type Cart,
  type CartBundle,
  type CartGiftCard,
  type CartNotice,
  type CartRow,
  emptyCart,
} from './cart-state.ts';
import { distinctCodes, longestCode } from './discount-codes.ts';
import { parseAnswer } from './parse-answer.ts';
import {
  readArray,
  readBoolean,
  readNullable,
  readNumber,
  readNumbers,
  readRecord,
  readString,
  type StoredRecord,
} from './read-stored.ts';

const noticeKinds: readonly string[] = ['price_down', 'price_up', 'amount_lowered', 'removed', 'frozen'];

/** Reads a stored cart. Every field that is missing or of a wrong shape falls back alone: nothing else is lost with it. */
export function parseCart(text: string | undefined): Cart {
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
    ...parseAnswer(stored),
    status: stored.status === 'VALIDATED' ? 'VALIDATED' : 'UNSET',
    products: distinctRows(readArray(stored.products, readRow)).slice(0, mostRows),
    giftCardProducts: readArray(stored.giftCardProducts, readGiftCard).slice(0, mostSets),
    bundles: readArray(stored.bundles, readBundle).slice(0, mostSets),
    giftCards: distinctCodes(readArray(stored.giftCards, readText)).slice(0, mostCodes),
    codes: distinctCodes(readArray(stored.codes, readText)).slice(0, mostCodes),
    pricedCountry: readString(stored.pricedCountry),
    postcode: readString(stored.postcode).slice(0, longestPostcode),
    specialRequests: readString(stored.specialRequests).slice(0, longestRequest),
    isRepackSelected: readBoolean(stored.isRepackSelected),
    isPikanoutoSelected: readBoolean(stored.isPikanoutoSelected),
    isDeliverySplittingSelected: readBoolean(stored.isDeliverySplittingSelected),
    giftCampaignData: readNullable(stored.giftCampaignData, (value) => {
      const { code, campaign, name } = readRecord(value);
      return {
        code: readString(code).slice(0, longestCode),
        campaign: readString(campaign).slice(0, longestCampaign),
        name: readString(name),
      };
    }),
    enterpriseOrder: stored.enterpriseOrder ?? null,
    redoOrder: stored.redoOrder ?? null,
    giosgChatter: readNullable(stored.giosgChatter, (name) => readString(name).slice(0, longestText)),
    transferRequest: stored.transferRequest ?? null,
    transferRequestTo: stored.transferRequestTo ?? null,
    transferRequestFrom: stored.transferRequestFrom ?? null,
    transferRequestReserveQuantity: readBoolean(stored.transferRequestReserveQuantity),
    transferRequestHighPriority: readBoolean(stored.transferRequestHighPriority),
    postDelivery: stored.postDelivery ?? null,
    notices: readArray(stored.notices, readNotice),
  };
}

function readRow(value: unknown): CartRow | null {
  const row = readRecord(value);
  const productId = readNumber(row.productId);
  const amount = Math.round(readNumber(row.amount));
  if (!isVariantId(productId) || !isAmount(amount)) return null;
  const price = readRecord(row.price);
  const active = readNumber(price.active);
  return {
    productId,
    amount,
    frozen: readBoolean(row.frozen),
    bundleHash: readNullable(row.bundleHash, readString),
    transferAmounts: readNumbers(row.transferAmounts),
    transferAmountsFrom: readNumbers(row.transferAmountsFrom),
    extra_data: readRecord(row.extra_data),
    name: readString(row.name),
    modelId: readNumber(row.modelId),
    manufacturer: readString(row.manufacturer),
    color: readString(row.color),
    size: readString(row.size),
    type: readString(row.type),
    image: readString(row.image),
    path: readString(row.path),
    url: readString(row.url),
    main_group: { name: readString(readRecord(row.main_group).name) },
    price: {
      active,
      regular: readNumber(price.regular, active),
      reference: readNullable(price.reference, (reference) => readNumber(reference)),
      club: readNullable(price.club, (club) => readNumber(club)),
      type: readString(price.type, 'normal'),
    },
    rowTotal: readNullable(row.rowTotal, (total) => readNumber(total)),
    maxAmount: readNullable(row.maxAmount, (amount) => readNumber(amount)),
    onOrder: readBoolean(row.onOrder),
    shippingTime: readString(row.shippingTime),
  };
}

function readBundle(value: unknown): CartBundle | null {
  const bundle = readRecord(value);
  const amount = Math.round(readNumber(bundle.amount));
  const hash = readString(bundle.hash);
  if (hash === '' || hash.length > longestText || !isAmount(amount)) return null;
  return {
    uid: readString(bundle.uid),
    hash,
    main_product_id: readNumber(bundle.main_product_id),
    product_ids: readArray(bundle.product_ids, (id) => (isVariantId(id) ? id : null)).slice(0, mostCodes),
    amount,
    name: readString(bundle.name),
    image: readString(bundle.image),
    price: readNumber(bundle.price),
    reference: readNullable(bundle.reference, (reference) => readNumber(reference)),
  };
}

function readGiftCard(value: unknown): CartGiftCard | null {
  const card = readRecord(value);
  const uid = readString(card.uid);
  const amount = readNumber(card.amount);
  if (uid === '' || uid.length > longestCode || amount <= 0) return null;
  return {
    uid,
    productId: readNumber(card.productId),
    amount,
    templateId: readNullable(card.templateId, (id) => readNumber(id)),
    recipient: readString(card.recipient).slice(0, longestText),
    name: readString(card.name),
    image: readString(card.image),
  };
}

function readNotice(value: unknown): CartNotice | null {
  const notice = readRecord(value);
  const kind = readString(notice.kind);
  if (!noticeKinds.includes(kind)) return null;
  return {
    productId: readNumber(notice.productId),
    kind: kind as CartNotice['kind'],
    name: readString(notice.name),
    message: readString(notice.message),
    previous: readNullable(notice.previous, (amount) => readNumber(amount)),
    current: readNullable(notice.current, (amount) => readNumber(amount)),
  };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function distinctRows(rows: readonly CartRow[]): readonly CartRow[] {
  return rows.filter((row, index) => rows.findIndex(({ productId }) => productId === row.productId) === index);
}
