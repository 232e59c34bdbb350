import type { OfferTerms } from 'mf-shared/contract';
import { isAllowedDelivery } from './allowed-delivery.ts';
import {
  type AddedDays,
  countryDays,
  type DaySpan,
  daysToArrive,
  daysToLeave,
  later,
  sumOfDays,
} from './delivery-days.ts';
import { convertPrice } from './price-format.ts';
import { amount, currency, schema, type TermsView } from './structured-terms.ts';

/** schema.org ShippingService of each way in which goods travel to a country. */
export const shippingServices = ({ deliveries, addedDays }: OfferTerms, view: TermsView): object[] =>
  deliveries.map(({ name, kind, price, freeFrom, days }) => {
    const shared = {
      '@type': 'ShippingConditions',
      shippingDestination: region(view),
      transitTime: { '@type': 'ServicePeriod', duration: daysOf(sumOfDays(days, anyAdded(addedDays))), businessDays },
    };
    const rate = convertPrice(price, view);
    const limit = freeFrom === null || rate === 0 ? null : convertPrice(freeFrom, view);
    const orderValue = (values: object) => ({
      orderValue: { '@type': 'MonetaryAmount', ...values, ...currency(view) },
    });
    return {
      '@type': 'ShippingService',
      name,
      fulfillmentType: `${schema}FulfillmentType${kind === 'home' ? 'Delivery' : 'CollectionPoint'}`,
      shippingConditions: [
        {
          ...shared,
          ...(limit === null ? {} : orderValue({ minValue: 0, maxValue: Number((limit - 0.01).toFixed(2)) })),
          shippingRate: amount(rate, view),
        },
        ...(limit === null ? [] : [{ ...shared, ...orderValue({ minValue: limit }), shippingRate: amount(0, view) }]),
      ],
    };
  });

/** What the country adds at the least and at the most, where no product says by which range it leaves. */
export function anyAdded({ delivery_days }: AddedDays): DaySpan {
  const ranges = Object.values(delivery_days);
  if (ranges.length === 0) return { from: 0, to: 0 };
  return { from: Math.min(...ranges.map(({ start }) => start)), to: Math.max(...ranges.map(({ end }) => end)) };
}

/** What an offer's delivery is a function of. */
export interface OfferedGoods {
  euros: number;
  /** What goes into the parcel; the slowest part decides. */
  parts: readonly { range: DaySpan; isInStock: boolean }[];
  isSkiBundle: boolean;
  /** Delivery methods by slug or kind: a way has to be in each list. Empty: all. */
  allowed: readonly (readonly string[])[];
}

/** schema.org OfferShippingDetails of what does not travel to the country. */
export const noShipping = (view: TermsView): object => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: region(view),
  doesNotShip: true,
});

/** schema.org OfferShippingDetails of what comes by electronic mail, for nothing. */
export const shippingByEmail = (view: TermsView): object => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: region(view),
  shippingRate: amount(0, view),
});

/**
 * schema.org OfferShippingDetails of the cheapest way in which goods may travel to the country. Days until they leave and days on
 * the way are together those of the checkout's estimate.
 */
export function cheapestShipping(
  { deliveries, addedDays }: OfferTerms,
  { euros, parts, isSkiBundle, allowed }: OfferedGoods,
  view: TermsView,
): object {
  const priced = deliveries
    .filter((way) => allowed.every((each) => isAllowedDelivery(each, way)))
    .map(({ price, freeFrom, days }) => ({ price: freeFrom !== null && euros >= freeFrom ? 0 : price, days }));
  const cheapest = priced.toSorted((one, other) => one.price - other.price || one.days.to - other.days.to)[0];
  if (!cheapest) return noShipping(view);
  const rows = parts.map(({ range, isInStock }) => {
    const added = countryDays(addedDays, range, isSkiBundle);
    return { added, days: sumOfDays(daysToLeave(range, isInStock), added) };
  });
  const { handling, transit } = partedDays(rows, cheapest.days);
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: region(view),
    shippingRate: amount(convertPrice(cheapest.price, view), view),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysOf(handling),
      transitTime: daysOf(transit),
      businessDays,
    },
  };
}

/** Days from the order to the arrival in two parts: what the country adds to the slowest row counts as being on the way. */
function partedDays(rows: readonly { added: DaySpan; days: DaySpan }[], way: DaySpan) {
  const leaves = rows.map(({ days }) => days).reduce(later, { from: 0, to: 0 });
  const added = rows.find(({ days }) => days.to === leaves.to)?.added ?? { from: 0, to: 0 };
  const arrives = daysToArrive(leaves, way);
  const to = Math.max(arrives.to - way.to - added.to, 0);
  const handling = { from: Math.min(Math.max(arrives.from - way.from - added.from, 0), to), to };
  return { handling, transit: { from: arrives.from - handling.from, to: arrives.to - handling.to } };
}

/** Days are working days. */
const businessDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => schema + day);

const region = ({ deliveryCountryCode }: TermsView) => ({
  '@type': 'DefinedRegion',
  addressCountry: deliveryCountryCode.toUpperCase(),
});
const daysOf = ({ from, to }: DaySpan) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});
