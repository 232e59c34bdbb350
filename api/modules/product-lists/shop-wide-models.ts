import type { ProductListRequest } from 'mf-shared/contract';
import { sustainableLabel } from 'mf-shared/rules/sustainable-choice';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Model } from '../../read-model/model.ts';
import { cardPriceOf, modelPrice } from '../../read-model/price-facts.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';

/** Models that `/newest/` lists. */
const newestCount = 240;
/** Models that offers list at most. */
const mostOffers = 1000;
/** Models that a browser filters at ease (targets: Filtering and sorting in the browser). */
const mostOfCatalog = 10_000;

const canBeBought = (model: Model): boolean => model.variants.some(isOrderable);

const newestFirst = (models: readonly Model[]): Model[] =>
  models.toSorted((a, b) => b.published_on.localeCompare(a.published_on) || b.id - a.id);

/** Lists across all groups. Their order is the list's own; where nothing is said it is most sold first. */
export const shopWideModels = {
  /** The newest products that can be bought. */
  Newest: ({ listed }) =>
    newestFirst(listed.filter((model) => !model.is_gift_card && canBeBought(model))).slice(0, newestCount),
  /** The reduced products that can be bought. */
  Offers: (catalogue) => catalogue.listed.filter((model) => isOffer(model, catalogue)).slice(0, mostOffers),
  /** The products that cost members of the club less. */
  ClubOffers: (catalogue) => catalogue.listed.filter((model) => isClubOffer(model, catalogue)).slice(0, mostOffers),
  /** Used products that are still there; each is the only one of its kind. */
  SecondHand: ({ listed }) =>
    newestFirst(listed.filter((model) => model.second_hand_parent_id !== null && canBeBought(model))),
  /** The products with the sustainable-choice label that can be bought (PRODUCT-22). */
  SustainableChoice: ({ listed }) =>
    listed.filter((model) => model.tags.some(({ slug }) => slug === sustainableLabel) && canBeBought(model)),
  Catalog: ({ listed }) => listed.slice(0, mostOfCatalog),
} satisfies Partial<Record<ProductListRequest['source'], (catalogue: Catalogue) => readonly Model[]>>;

function isOffer(model: Model, catalogue: Catalogue): boolean {
  const { type, reference } = cardPriceOf(model, baseTaxAreaId, catalogue);
  return type === 'discount' && reference !== null && canBeBought(model);
}

function isClubOffer(model: Model, catalogue: Catalogue): boolean {
  const { clubMinor, activeMinor } = modelPrice(model, baseTaxAreaId, catalogue);
  return clubMinor !== null && clubMinor < activeMinor && canBeBought(model);
}
