import type { Locale, PricesByTaxArea, ProductExtra } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { type BasePrice, taxAreaPrices } from '../../read-model/base-price.ts';
import type { CatalogueSnapshot } from '../../read-model/catalogue-store.ts';
import { modelPath, teaser } from '../../read-model/list-item.ts';
import type { Model } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { modelPrice } from '../../read-model/price-facts.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import { type BundleRow, readExtra } from './read-extra.ts';
import { sizeTableAnswer } from './size-table.ts';
import { variantAnswer } from './variant-answer.ts';

const shownTeasers = 12;

interface ExtraContext {
  catalogue: CatalogueSnapshot['catalogue'];
  locale: Locale;
  taxAreaId: number;
  /** Called with the name of every model whose stock the answer shows. */
  tag: (name: string) => void;
}

/** Rule PRODUCT-78. */
export async function productExtraOf(
  db: Database,
  model: Model,
  { catalogue, locale, taxAreaId, tag }: ExtraContext,
): Promise<ProductExtra> {
  const rows = await readExtra(db, model.id, model.size_table_id);
  const texts = await catalogue.textsOf(locale);
  const nameOf = (id: number): string => texts.get(id)?.name ?? '';
  const modelsOf = (ids: readonly number[]): Model[] => ids.flatMap((id) => catalogue.models.get(id) ?? []);
  const teasers = (models: readonly Model[]) =>
    models
      .filter((other) => other !== model && other.is_public && other.variants.some(isOrderable))
      .slice(0, shownTeasers)
      .flatMap((other) => {
        const names = texts.get(other.id);
        tag(`model:${other.id}`);
        return names ? [teaser(other, names, { locale, taxAreaId, reference: catalogue })] : [];
      });
  const neighbours = model.mainGroup ? catalogue.modelsOfGroup(model.mainGroup) : [];

  return {
    bundles: rows.bundles.flatMap((bundle) => {
      const secondary = modelsOf(bundle.modelIds);
      if (secondary.length === 0 || secondary.length < bundle.modelIds.length) return [];
      for (const { id } of secondary) tag(`model:${id}`);
      return [
        {
          id: bundle.id,
          name: textIn(bundle.names, locale),
          description: textIn(bundle.descriptions, locale),
          prices: bundlePrices(bundle, [model, ...secondary], taxAreaId, catalogue),
          secondary_product_models: secondary.map((other) => ({
            id: other.id,
            name: nameOf(other.id),
            manufacturer: other.manufacturer.name,
            image: other.image,
            model_url: modelPath(other, locale),
            products: other.variants.map((variant) =>
              variantAnswer(variant, { catalogue, locale, taxAreaId, modelName: nameOf(other.id), balances: null }),
            ),
          })),
        },
      ];
    }),
    recommendations: teasers([...modelsOf(rows.recommended), ...(rows.recommended.length === 0 ? neighbours : [])]),
    also_bought: teasers(modelsOf(rows.alsoBought)),
    sizetables: rows.sizeTable ? [sizeTableAnswer(rows.sizeTable, locale)] : [],
  };
}

/** A bundle costs its parts' active prices less its discount; the 30-day low is that of no bundle. */
function bundlePrices(
  { discount_basis_points }: BundleRow,
  models: readonly Model[],
  taxAreaId: number,
  catalogue: CatalogueSnapshot['catalogue'],
): PricesByTaxArea {
  const sum = models.reduce((total, model) => total + modelPrice(model, taxAreaId, catalogue).activeMinor, 0);
  const price: BasePrice = {
    regularMinor: sum,
    activeMinor: Math.round((sum * (10_000 - discount_basis_points)) / 10_000),
    clubMinor: null,
    discountFreeMinor: sum,
    lowestMinor: null,
    endsAt: null,
  };
  return { [taxAreaId]: taxAreaPrices(price, false) };
}
