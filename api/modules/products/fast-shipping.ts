import type { FastShipping, Locale } from 'mf-shared/contract';
import { expressPickupTime } from 'mf-shared/rules/express-pickup';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import type { Executor } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Variant } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { translate } from '../../texts/translate.ts';
import { isFinnishPostalCode } from '../checkout/finnish-postal-codes.ts';
import { shippingText, writtenDay } from './shipping-text.ts';

interface Question {
  postalCode: string;
  priceMinor: number;
  variant: Variant;
  locale: Locale;
  nowMs: number;
  /** The store that the shopper prefers; it stands first (SESSION-85). */
  preferredStoreId: number | null;
}

export const questionOf = (
  query: { postal_code: string; price: number },
  variant: Variant,
  asking: { locale: Locale; preferredStoreId: number | null },
): Question => ({
  postalCode: query.postal_code,
  priceMinor: toMinor(query.price),
  variant,
  ...asking,
  nowMs: Date.now(),
});

/**
 * Ways to have a variant soon at a Finnish postal code: express pickup nearby first, then the carriers (AVAIL-23,
 * AVAIL-24). A code that no place has is served by none (AVAIL-20).
 */
export async function fastShippingOf(db: Executor, catalogue: Catalogue, question: Question): Promise<FastShipping> {
  if (!isFinnishPostalCode(question.postalCode, catalogue.settings)) return [];
  const methods = await db
    .selectFrom('delivery_methods')
    .selectAll()
    .where('country_code', '=', 'fi')
    .where('is_active', '=', true)
    .where('kind', 'in', ['home', 'pickup_point'])
    .orderBy('sort_order')
    .execute();
  const { variant, locale, priceMinor } = question;
  return [
    ...expressPickups(catalogue, question),
    ...methods.map((method) => ({
      name: textIn(method.names, locale),
      timeEstimate: shippingText(
        Math.max(variant.daysFrom, method.days_from),
        Math.max(variant.daysTo, method.days_to),
        locale,
      ),
      price: isFree(method.free_from_minor, priceMinor) ? 0 : toDecimal(method.price_minor),
      storeSlug: null,
    })),
  ];
}

const isFree = (freeFromMinor: number | null, priceMinor: number): boolean =>
  freeFromMinor !== null && priceMinor >= freeFromMinor;

/** The preferred store, and those of the same postal area, that hold the variant (AVAIL-23, SESSION-85). */
function expressPickups(catalogue: Catalogue, question: Question): FastShipping {
  const { postalCode, variant, locale, nowMs, preferredStoreId } = question;
  const isPreferred = ({ id }: { id: number }) => id === preferredStoreId;
  const stores = [...catalogue.stores.values()];
  return [...stores.filter(isPreferred), ...stores.filter((store) => !isPreferred(store))].flatMap((store) => {
    const isNear = isPreferred(store) || store.postal_code.slice(0, 2) === postalCode.slice(0, 2);
    if (!store.pikanouto || !isNear || !variant.stock[store.id]) return [];
    const ready = expressPickupTime(nowMs, store.opening_hours, store.other_days);
    if (!ready) return [];
    const day = ready.daysAhead === 0 ? translate(locale, 'shipping.today') : writtenDay(ready.date, locale);
    return [
      {
        name: translate(locale, 'shipping.express_pickup', { store: store.short_name }),
        timeEstimate: translate(locale, 'shipping.ready_after', { day, time: ready.time }),
        price: 0,
        storeSlug: store.slug,
      },
    ];
  });
}
