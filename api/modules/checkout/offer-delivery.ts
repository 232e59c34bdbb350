import { isAllowedDelivery } from 'mf-shared/rules/allowed-delivery';
import { expressPickupTime } from 'mf-shared/rules/express-pickup';
import { textIn } from '../../read-model/per-locale.ts';
import { isOpenOn, type Store } from '../../read-model/reference-data.ts';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import type { DeliveryMethodFact } from './checkout-facts.ts';
import { estimateDates, estimateText } from './estimate-delivery.ts';
import { nearPoints } from './near-points.ts';
import { type DeliveryLocation, modelsOfRow, type OfferedMethod, type PricedRow } from './priced-cart.ts';
import { deliveryDays } from './split-delivery.ts';
import { storeLocations, storesWithAll } from './store-locations.ts';

/** A cart that holds gift cards only is delivered by mail to its buyer, whatever the country. */
export const emailMethod: DeliveryMethodFact = {
  slug: 'email',
  kind: 'home',
  carrier: '',
  names: {},
  descriptions: {},
  priceMinor: 0,
  freeFromMinor: null,
  daysFrom: 0,
  daysTo: 0,
};

export interface DeliveryQuestion {
  rows: readonly PricedRow[];
  postalCode: string;
  /** Goods after offers and before the discount code: what thresholds are told by. */
  goodsMinor: number;
  isFreeDelivery: boolean;
  isSplit: boolean;
}

/** Delivery methods that can bring exactly these rows to that country and postal code. */
export function offerDelivery(question: DeliveryQuestion, view: BuyerView): OfferedMethod[] {
  if (question.rows.length === 0) return [offerByEmail(view)];
  return (view.facts.methods.get(view.country) ?? [])
    .filter((fact) => question.rows.every((row) => isAllowed(fact, row)))
    .map((fact) => offerMethod(fact, question, view))
    .filter((method) => method !== null);
}

const isAllowed = (fact: DeliveryMethodFact, row: PricedRow): boolean =>
  modelsOfRow(row).every(({ allowed_delivery_methods: allowed }) => isAllowedDelivery(allowed, fact));

function offerMethod(fact: DeliveryMethodFact, question: DeliveryQuestion, view: BuyerView): OfferedMethod | null {
  const days = estimateDates(deliveryDays(question.rows, question.isSplit, view), fact, view.day);
  const locations = locationsOf(fact, question, view, days.to);
  if (isPickupPoint(fact) && !hasPoints(fact, view)) return null;
  if (locations?.length === 0 && !isPickupPoint(fact)) return null;
  const isFree = question.isFreeDelivery || (fact.freeFromMinor !== null && question.goodsMinor >= fact.freeFromMinor);
  const express = fact.kind === 'express' ? expressEstimate(locations ?? [], view) : null;
  if (fact.kind === 'express' && !express) return null;
  const estimate = express?.estimate ?? days;
  return {
    fact,
    name: textIn(fact.names, view.locale),
    description: textIn(fact.descriptions, view.locale),
    priceMinor: isFree ? 0 : fact.priceMinor,
    estimate,
    estimateText: express?.text ?? estimateText(estimate, view.locale),
    locations: locations ?? [],
  };
}

const isPickupPoint = ({ kind }: DeliveryMethodFact) => kind === 'pickup_point' || kind === 'repack';

function hasPoints({ carrier }: DeliveryMethodFact, view: BuyerView): boolean {
  return (view.facts.pickupPoints.get(view.country) ?? []).some((point) => carrier === '' || point.carrier === carrier);
}

/** Null where the parcel comes to the door. No store that closes for good before goods are there by their last day. */
function locationsOf(
  fact: DeliveryMethodFact,
  question: DeliveryQuestion,
  view: BuyerView,
  lastDay: string,
): readonly DeliveryLocation[] | null {
  const stores = [...view.catalogue.stores.values()].filter((store) => store.type === 'retail');
  switch (fact.kind) {
    case 'home':
      return null;
    case 'pickup_point':
    case 'repack':
      return nearPoints(question.postalCode, view.facts.pickupPoints.get(view.country) ?? [], fact.carrier);
    case 'store':
      return storeLocations(
        stores.filter((store) => store.nouto && isOpenOn(store, lastDay)),
        question.postalCode,
        view,
      );
    case 'express': {
      const open = stores.filter((store) => store.pikanouto && expressTime(store, view));
      return storeLocations(storesWithAll(question.rows, open), question.postalCode, view);
    }
  }
}

function expressTime(store: Store, view: BuyerView) {
  const time = expressPickupTime(view.now.getTime(), store.opening_hours, store.other_days);
  return time && isOpenOn(store, time.date) ? time : null;
}

function expressEstimate(locations: readonly DeliveryLocation[], view: BuyerView) {
  const times = locations.flatMap((location) => {
    const store = view.catalogue.stores.get(Number(location.id));
    const time = store ? expressTime(store, view) : null;
    return time ? [time] : [];
  });
  const soonest = times.sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`))[0];
  if (!soonest) return null;
  const key = ['today', 'tomorrow'][soonest.daysAhead] ?? 'later';
  const date = estimateText({ from: soonest.date, to: soonest.date }, view.locale);
  return {
    estimate: { from: soonest.date, to: soonest.date },
    text: translate(view.locale, `delivery.express_${key}`, { time: soonest.time, date }),
  };
}

function offerByEmail(view: BuyerView): OfferedMethod {
  return {
    fact: emailMethod,
    name: translate(view.locale, 'delivery.email.name'),
    description: translate(view.locale, 'delivery.email.description'),
    priceMinor: 0,
    estimate: null,
    estimateText: translate(view.locale, 'delivery.email.estimate'),
    locations: [],
  };
}
