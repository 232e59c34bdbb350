import type { Model, Variant } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { translate } from '../../texts/translate.ts';
import { isSkiPackage, skiPackageMinor } from '../ski-wizard/ski-package.ts';
import type { BuyerView } from './buyer-view.ts';
import type { BundleFact } from './checkout-facts.ts';
import { isSold, nameOf } from './price-rows.ts';
import { variantPrice } from './variant-price.ts';

/** Products that are sold together for one price. */
export interface SoldSet {
  name: string;
  /** The variants that are taken from the shelf and named in the order. */
  parts: readonly Variant[];
  /** The price for one of it, told the sum of its parts' prices. */
  priceMinor: (sumMinor: number) => number;
  /** `{mainModelId}-{variantIds joined by -}` (BUNDLE-7). */
  hash: string;
  /** Bindings come with skis to mount them on. */
  isMountable: boolean;
  /** The model that is the set by itself; null where the shop or the wizard puts it together. */
  bundle: Model | null;
}

/**
 * What the main product and the others are together: a model that is a bundle by itself, with a variant of each of its
 * parts; a bundle of the shop; or a package of the ski wizard. Null when they are none of it.
 */
export function readSoldSet(mainId: number, otherIds: readonly number[], view: BuyerView): SoldSet | null {
  const ids = [mainId, ...otherIds.filter((id) => id !== mainId)];
  const variants = ids.map((id) => view.catalogue.variants.get(id)).filter((variant) => isSold(variant, view));
  const [main, ...others] = variants;
  if (!main || variants.length < ids.length) return null;
  if (main.model.is_bundle) return bundleByItself(main, others, view);
  if (others.some(({ model }) => model.is_bundle)) return null;
  return shopBundle(main, variants, view) ?? skiPackage(main, variants, view);
}

function bundleByItself(main: Variant, parts: readonly Variant[], view: BuyerView): SoldSet | null {
  const wanted = view.facts.bundleParts.get(main.model.id) ?? [];
  if (wanted.length === 0 || !haveModels(parts, wanted)) return null;
  const inOrder = wanted.flatMap((modelId) => parts.find(({ model }) => model.id === modelId) ?? []);
  return {
    name: nameOf(main, view),
    parts: inOrder,
    priceMinor: () => variantPrice(main, view).unitMinor,
    hash: hashOf(main, inOrder),
    isMountable: false,
    bundle: main.model,
  };
}

function shopBundle(main: Variant, variants: readonly Variant[], view: BuyerView): SoldSet | null {
  const bundle = view.facts.bundles.get(main.model.id)?.find((each) => haveModels(variants, modelsOf(each)));
  if (!bundle) return null;
  return {
    name: textIn(bundle.names, view.locale),
    parts: variants,
    priceMinor: (sum) => Math.round((sum * (10_000 - bundle.discountBasisPoints)) / 10_000),
    hash: hashOf(main, variants),
    isMountable: false,
    bundle: null,
  };
}

function skiPackage(main: Variant, variants: readonly Variant[], view: BuyerView): SoldSet | null {
  const models = variants.map(({ model }) => model);
  if (!isSkiPackage(models, view.facts.skiPairs)) return null;
  return {
    name: translate(view.locale, 'sets.ski_package'),
    parts: variants,
    priceMinor: (sum) => skiPackageMinor(sum, view.catalogue.settings),
    hash: hashOf(main, variants),
    isMountable: ['skis', 'bindings'].every((piece) => models.some(({ ski_piece }) => ski_piece === piece)),
    bundle: null,
  };
}

const modelsOf = ({ mainModelId, modelIds }: BundleFact): number[] => [
  mainModelId,
  ...modelIds.filter((id) => id !== mainModelId),
];

function haveModels(variants: readonly Variant[], wanted: readonly number[]): boolean {
  const given = new Set(variants.map(({ model }) => model.id));
  return variants.length === wanted.length && wanted.every((id) => given.has(id));
}

const hashOf = (main: Variant, parts: readonly Variant[]): string =>
  [main.model.id, ...parts.map(({ id }) => id)].join('-');
