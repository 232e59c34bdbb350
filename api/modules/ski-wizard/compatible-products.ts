import type { Locale } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Executor } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Model, Variant } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { variantImage } from '../../read-model/picture-paths.ts';
import { variantPrice } from '../../read-model/price-facts.ts';
import { measuredFacts } from '../../read-model/shown-property.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import type { CompatibleProducts, SkiLists } from './routes.ts';
import { skiPackageMinor } from './ski-package.ts';

type Piece = 'skis' | 'bindings' | 'boots';

interface Question {
  sport: 'alpine' | 'nordic';
  chosen: Record<Piece, number | undefined>;
  taxAreaId: number;
  locale: Locale;
}

/**
 * The products that fit the chosen skis, bindings and boots; none where the sport is not enabled (SKI-2: setting
 * `ski_wizard_{sport}`). Bindings are what skis and boots are fitted to, so a ski and a boot fit when they share a
 * binding (SKI-7, SKI-8, SKI-11).
 */
export async function compatibleProducts(
  db: Executor,
  catalogue: Catalogue,
  { sport, chosen, taxAreaId, locale }: Question,
): Promise<CompatibleProducts> {
  const names = await catalogue.textsOf(locale);
  const pairs = await db.selectFrom('ski_compatibility').selectAll().execute();
  const isEnabled = catalogue.settings.get(`ski_wizard_${sport}`) !== 'false';
  const all = [...catalogue.models.values()].filter(
    (model) => isEnabled && model.ski_sport === sport && model.is_public && !isSet(model),
  );

  const listsFor = (fits: (model: Model) => boolean): SkiLists => {
    const list = (piece: Piece) =>
      all
        .filter((model) => model.ski_piece === piece && fits(model))
        .flatMap((model) => model.variants.filter(isOrderable))
        .map((variant) => skiProduct(variant, names.get(variant.model.id)?.name ?? '', locale));
    return { skis: list('skis'), bindings: list('bindings'), boots: list('boots') };
  };

  const variantOf = (piece: Piece): Variant | undefined => {
    const variant = catalogue.variants.get(chosen[piece] ?? 0);
    return variant?.model.ski_piece === piece ? variant : undefined;
  };
  const bindings = Map.groupBy(pairs, (pair) => pair.with_model_id);
  const bindingsOf = (modelId: number) => new Set(bindings.get(modelId)?.map((pair) => pair.binding_model_id));
  const fitsTo = (piece: Piece) => {
    const model = variantOf(piece)?.model;
    if (!model) return () => true;
    if (piece === 'bindings') {
      const fitting = new Set(
        pairs.filter((pair) => pair.binding_model_id === model.id).map((pair) => pair.with_model_id),
      );
      return (other: Model) => other.ski_piece === 'bindings' || fitting.has(other.id);
    }
    const own = bindingsOf(model.id);
    return (other: Model) =>
      other.ski_piece === 'bindings' ? own.has(other.id) : [...bindingsOf(other.id)].some((id) => own.has(id));
  };

  return {
    compatibleWithSkis: listsFor(fitsTo('skis')),
    compatibleWithBindings: listsFor(fitsTo('bindings')),
    compatibleWithBoots: listsFor(fitsTo('boots')),
    prices: packagePrices([variantOf('skis'), variantOf('bindings'), variantOf('boots')], taxAreaId, catalogue),
  };
}

/** Whether a product is skis with bindings already, and so no part of a package (SKI-15). */
const isSet = ({ is_bundle, binding_ski_combo }: Model): boolean => is_bundle || binding_ski_combo;

/** A ski's turn radius and waist, a boot's flex, a binding's release (SKI-13). */
const toldFacts = 3;

const skiProduct = (variant: Variant, name: string, locale: Locale) => ({
  variantId: variant.id,
  modelId: variant.model.id,
  name: variant.size === null ? name : `${name} [${variant.size}]`,
  image: variantImage(variant),
  slug: variant.model.slug,
  size: variant.size ?? '',
  facts: measuredFacts(variant.model.propertyValues, locale, toldFacts),
  color: variant.colour ? { name: textIn(variant.colour.names, locale), control: variant.colour.control } : null,
});

function packagePrices(variants: readonly (Variant | undefined)[], taxAreaId: number, catalogue: Catalogue) {
  const chosen = variants.filter((variant) => variant !== undefined);
  const regularMinor = chosen.reduce(
    (sum, variant) => sum + variantPrice(variant, taxAreaId, catalogue).activeMinor,
    0,
  );
  const discountMinor = chosen.length > 1 ? skiPackageMinor(regularMinor, catalogue.settings) : regularMinor;
  return { regular: toDecimal(regularMinor), discount: toDecimal(discountMinor) };
}
