import type { DeliveryMethod, PaymentMethod } from 'mf-shared/contract';
import type { Cart } from './cart-state.ts';
import {
  readArray,
  readBoolean,
  readNullable,
  readNumber,
  readRecord,
  readString,
  type StoredRecord,
} from './read-stored.ts';

const deliveryKinds: readonly string[] = ['pickup_point', 'home', 'store', 'express', 'repack'];
const processors: readonly string[] = ['klarna', 'paypal', 'invoice', 'giftcard'];

/** The part of a stored cart that the service answered last: shown until the next answer is there. */
export function parseAnswer(stored: StoredRecord): Partial<Cart> {
  const thresholds = readRecord(stored.thresholds);
  return {
    cartDiscount: readNullable(stored.cartDiscount, (value) => {
      const { code, name, amount } = readRecord(value);
      return { code: readString(code), name: readString(name), amount: readNumber(amount) };
    }),
    giftCardResults: readArray(stored.giftCardResults, (value) => {
      const { code, valid, message, balance, used } = readRecord(value);
      return {
        code: readString(code),
        valid: readBoolean(valid),
        message: readString(message),
        balance: readNumber(balance),
        used: readNumber(used),
      };
    }),
    codeResults: readArray(stored.codeResults, (value) => {
      const { code, valid, message } = readRecord(value);
      return { code: readString(code), valid: readBoolean(valid), message: readString(message) };
    }),
    deliveryMethods: readArray(stored.deliveryMethods, readDeliveryMethod),
    deliveryTotalPrice: readNumber(stored.deliveryTotalPrice),
    klarnaGlobalCheckoutId: readNullable(stored.klarnaGlobalCheckoutId, readString),
    showKlarna: readBoolean(stored.showKlarna),
    showPaypalCheckout: readBoolean(stored.showPaypalCheckout),
    totalPrice: readNumber(stored.totalPrice),
    productsTotal: readNumber(stored.productsTotal),
    offersTotal: readNumber(stored.offersTotal),
    discountTotal: readNumber(stored.discountTotal),
    vat: readArray(stored.vat, (value) => {
      const { percent, net, vat } = readRecord(value);
      return { percent: readNumber(percent), net: readNumber(net), vat: readNumber(vat) };
    }),
    paymentMethods: readArray(stored.paymentMethods, readPaymentMethod),
    refusedPayments: readArray(stored.refusedPayments, (value) => {
      const { slug, name, message } = readRecord(value);
      return { slug: readString(slug), name: readString(name), message: readString(message) };
    }),
    reason: readNullable(stored.reason, readString),
    repackCost: readNumber(stored.repackCost),
    isDeliverySplittable: readBoolean(stored.isDeliverySplittable),
    shippingTime: readString(stored.shippingTime),
    thresholds: { delivery: readNumber(thresholds.delivery), repack: readNumber(thresholds.repack) },
  };
}

function readDeliveryMethod(value: unknown): DeliveryMethod | null {
  const method = readRecord(value);
  const kind = readString(method.kind);
  const slug = readString(method.slug);
  if (slug === '' || !deliveryKinds.includes(kind)) return null;
  return {
    slug,
    name: readString(method.name),
    description: readString(method.description),
    carrier: readString(method.carrier),
    price: readNumber(method.price),
    kind: kind as DeliveryMethod['kind'],
    estimate: readNullable(method.estimate, (estimate) => {
      const { from, to } = readRecord(estimate);
      return { from: readString(from), to: readString(to) };
    }),
    estimate_text: readString(method.estimate_text),
    locations: readArray(method.locations, readLocation),
  };
}

function readLocation(value: unknown): DeliveryMethod['locations'][number] | null {
  const location = readRecord(value);
  const id = readString(location.id);
  if (id === '') return null;
  return {
    id,
    name: readString(location.name),
    address: readString(location.address),
    postalCode: readString(location.postalCode),
    city: readString(location.city),
    openingHours: readString(location.openingHours),
    distanceMeters: readNullable(location.distanceMeters, (meters) => readNumber(meters)),
  };
}

function readPaymentMethod(value: unknown): PaymentMethod | null {
  const { slug, name, description, processor } = readRecord(value);
  const known = readString(processor);
  if (readString(slug) === '' || !processors.includes(known)) return null;
  return {
    slug: readString(slug),
    name: readString(name),
    description: readString(description),
    processor: known as PaymentMethod['processor'],
  };
}
