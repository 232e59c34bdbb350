import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Model } from '../../read-model/model.ts';
import { cardPriceOf } from '../../read-model/price-facts.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';

/** Models that `/newest/` lists. */
const newestCount = 240;
/** Models that the offers list at most. */
const mostOffers = 1000;

/** What came last and can be bought, newest first. */
export const newestModels = (catalogue: Catalogue): Model[] =>
  catalogue.listed
    .filter((model) => !model.is_gift_card && model.variants.some(isOrderable))
    .toSorted((a, b) => b.published_on.localeCompare(a.published_on) || b.id - a.id)
    .slice(0, newestCount);

/** What is reduced and can be bought, most sold first. */
export const offeredModels = (catalogue: Catalogue): Model[] =>
  catalogue.listed.filter((model) => isOffer(model, catalogue)).slice(0, mostOffers);

function isOffer(model: Model, catalogue: Catalogue): boolean {
  const { type, reference } = cardPriceOf(model, baseTaxAreaId, catalogue);
  return type === 'discount' && reference !== null && model.variants.some(isOrderable);
}
