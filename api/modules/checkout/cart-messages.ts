import { isNorthernIreland } from 'mf-shared/rules/postal-code';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import type { CartRequest } from './cart-request.ts';
import { isPostalCodeOfNowhere } from './finnish-postal-codes.ts';
import { type CartMessage, modelsOfRow, type OfferedMethod, type PricedRow } from './priced-cart.ts';
import { rowsMissingIn } from './store-locations.ts';

export const message = (code: string, view: BuyerView, values = {}): CartMessage => ({
  code,
  message: translate(view.locale, `checkout.${code}`, values),
});

/** What keeps the whole order from that country (PRODUCT-75, PRODUCT-76, CHECKOUT-15, CHECKOUT-79). */
export function findBlocks(
  asked: CartRequest,
  rows: readonly PricedRow[],
  hasGiftCards: boolean,
  view: BuyerView,
): CartMessage[] {
  const country = view.catalogue.countries.get(view.country);
  const name = country ? textIn(country.names, view.locale) : view.country.toUpperCase();
  if (rows.length === 0 && hasGiftCards) return [];
  if (!country?.is_enabled) return [message('country_not_served', view, { country: name })];
  if (isNorthernIreland(view.country, asked.postalCode)) return [message('northern_ireland', view)];
  const { postalCode } = asked;
  if (isPostalCodeOfNowhere(view.country, postalCode, view.catalogue.settings)) return [nowhere(postalCode, view)];
  return [...oneOnly(rows, view), ...blockedRows(rows, name, view)];
}

/** No way of delivery leads to a postal code (AVAIL-20, CHECKOUT-79). */
const nowhere = (postalCode: string, view: BuyerView): CartMessage => ({
  ...message('no_delivery_methods', view, { postalCode }),
  field: 'postal_code',
});

/** One Vuota item per order (CHECKOUT-30); nothing is taken out, the buyer chooses which one stays. */
function oneOnly(rows: readonly PricedRow[], view: BuyerView): CartMessage[] {
  const vuota = rows.filter((row) => isVuota(row.variant.model.id, view.catalogue.settings));
  const names = [...new Set(vuota.map((row) => row.name))].join(', ');
  const pieces = vuota.reduce((sum, row) => sum + row.amount, 0);
  return pieces > 1 ? [message('one_vuota', view, { names })] : [];
}

function blockedRows(rows: readonly PricedRow[], country: string, view: BuyerView): CartMessage[] {
  return rows
    .filter((row) => modelsOfRow(row).some(({ blocked_countries }) => blocked_countries.includes(view.country)))
    .map((row) => ({
      ...message('country_blocked', view, { name: row.name, country }),
      productId: row.variant.id,
    }));
}

/** What is amiss with the delivery that was asked for (AVAIL-22, AVAIL-28). */
export function deliveryErrors(
  asked: CartRequest,
  methods: readonly OfferedMethod[],
  rows: readonly PricedRow[],
  view: BuyerView,
): CartMessage[] {
  if (methods.length === 0) return asked.postalCode === '' ? [] : [nowhere(asked.postalCode, view)];
  const wanted = (view.facts.methods.get(view.country) ?? []).find((fact) => fact.slug === asked.deliveryMethod);
  const wantsExpress = asked.express || wanted?.kind === 'express';
  const store = view.catalogue.stores.get(Number(asked.deliveryLocation));
  if (wantsExpress && store) {
    const names = rowsMissingIn(store, rows).map((row) => row.name);
    if (names.length > 0) return [message('express_unavailable', view, { store: store.name, names: names.join(', ') })];
  }
  const isPointless = (method: OfferedMethod) => method.fact.kind === 'pickup_point' && method.locations.length === 0;
  if (asked.postalCode !== '' && methods.some(isPointless))
    return [{ ...message('no_pickup_points', view, { postalCode: asked.postalCode }), field: 'postal_code' }];
  return [];
}

const cachedIds = new WeakMap<Catalogue['settings'], ReadonlySet<number>>();

/** Whether a model is a Vuota item: the general setting `vuota_model_ids` names them, with commas (docs/decisions/0024). */
function isVuota(modelId: number, settings: Catalogue['settings']): boolean {
  const known = cachedIds.get(settings) ?? new Set((settings.get('vuota_model_ids') ?? '').split(',').map(Number));
  cachedIds.set(settings, known);
  return known.has(modelId);
}
