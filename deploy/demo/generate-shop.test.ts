import { createHash } from 'node:crypto';
import { localeCodes } from 'mf-shared/contract';
import { contentOf } from 'mf-shared/rules/unit-price';
import { describe, expect, it } from 'vitest';
import { productKinds } from './art/product-kinds.ts';
import { leafGroups } from './assortment/leaf-groups.ts';
import { demoIds } from './fill/ids.ts';
import { generateShop } from './generate-shop.ts';
import { bundleModelParts, makeBundles, skiPairs } from './models/bundles.ts';
import { giftCardModelIds } from './models/gift-card-models.ts';
import { legacyModelIds } from './models/legacy-models.ts';
import { firstGeneratedId } from './models/plan-models.ts';
import { provisionIds } from './models/provision-models.ts';
import { demoBrands } from './naming/demo-brands.ts';
import { demoColors } from './palettes/colors.ts';
import { kindsWithBack, kindsWithCuts } from './palettes/pictures.ts';
import { propertyBySlug } from './properties/property-list.ts';
import { demoStores, retailStores } from './stock/demo-stores.ts';

const options = { models: 3000, seed: 1, today: '2026-11-21' };
const shop = generateShop(options);
const models = [...shop.batches()].flat();
const byId = new Map(models.map((model) => [model.id, model]));
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('the demo shop', () => {
  it('has the size that was asked for (CONF-94, CONF-95)', () => {
    expect(models).toHaveLength(3000 + provisionIds.length);
    expect(models.flatMap(({ variants }) => variants).length).toBeGreaterThan(12_000);
    expect(demoBrands.length).toBeGreaterThanOrEqual(60);
    expect(shop.groups.length).toBeGreaterThanOrEqual(90);
    expect(Math.max(...shop.groups.map(({ parentKeys }) => parentKeys.length))).toBe(2);
    expect(demoColors).toHaveLength(24);
    expect(retailStores).toHaveLength(14);
    expect(demoStores.find(({ type }) => type === 'warehouse')?.id).toBe(20);
    const stocked = new Set(
      models.flatMap(({ variants }) => variants.flatMap(({ stock }) => stock.map((of) => of.storeId))),
    );
    expect(retailStores.filter(({ id }) => !stocked.has(id))).toEqual([]);
  });

  it('is the same for the same seed and day, and another for another seed (CONF-93)', () => {
    const small = { ...options, models: 400 };
    const hash = () => hashOf([...generateShop(small).batches()]);
    expect(hash()).toBe(hash());
    expect(hashOf([...generateShop({ ...small, seed: 2 }).batches()])).not.toBe(hash());
  });

  it('sells gas, wax and care by their weight or volume, and rope by its length (LAW-18)', () => {
    const contents = (id: number) => byId.get(id)?.variants.map(({ content }) => content);
    expect(contents(provisionIds[0] ?? 0)).toEqual(['100 g', '230 g', '450 g']);
    const measured = models.filter(({ variants }) => variants.some(({ content }) => content !== null));
    for (const { variants } of measured)
      for (const { content } of variants) expect(contentOf(content ?? ''), content ?? '').not.toBeNull();
    expect(new Set(measured.map(({ leafKey }) => leafKey))).toEqual(
      new Set(['ropes', 'fuel', 'ski-wax', 'care-products']),
    );
    const kiloPrice = (id: number) =>
      byId.get(id)?.variants.map(({ content, price }) => {
        const { activeMinor } = price ?? byId.get(id)?.price ?? { activeMinor: 0 };
        return activeMinor / (contentOf(content ?? '')?.size ?? 1);
      });
    for (const id of provisionIds) expect(kiloPrice(id)).toEqual(kiloPrice(id)?.toSorted((one, other) => other - one));
  });

  it('moves no other product for what is sold by weight (CONF-93)', () => {
    const others = models.filter(({ id }) => !provisionIds.includes(id));
    expect(others.at(-1)?.id).toBe(firstGeneratedId + shop.generated - 1);
    expect(others).toHaveLength(3000);
    expect(shop.groups.slice(-3).map(({ key }) => key)).toEqual(['ski-wax', 'fuel', 'care-products']);
  });

  it('gives every model, variant, slug and SKU once', () => {
    const variants = models.flatMap((model) => model.variants);
    expect(byId.size).toBe(models.length);
    expect(new Set(models.map(({ slug }) => slug)).size).toBe(models.length);
    expect(new Set(models.map(({ uuid }) => uuid)).size).toBe(models.length);
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
    expect(models.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('refers only to what exists', () => {
    const ids = demoIds();
    for (const model of models) {
      ids.brand(model.brandSlug);
      for (const key of model.groups) ids.group(key);
      for (const { slug } of model.colors) ids.color(slug);
      for (const slug of model.tags) ids.tag(slug);
      for (const variant of model.variants) if (variant.typeSlug) ids.type(variant.typeSlug);
      if (model.sizeTable) ids.sizeTable(model.sizeTable);
      if (model.secondHandParentId) expect(byId.has(model.secondHandParentId)).toBe(true);
      for (const { slug, value, number } of model.properties) {
        const property = propertyBySlug.get(slug);
        expect(property?.filter === 'range' ? number !== null : property?.values[value] !== undefined, slug).toBe(true);
      }
    }
    for (const { modelId, relatedModelId } of [...shop.relations()].flat()) {
      expect(byId.has(modelId) && byId.has(relatedModelId) && modelId !== relatedModelId).toBe(true);
    }
    for (const { mainModelId, itemIds } of makeBundles(shop.generated)) {
      expect([mainModelId, ...itemIds].filter((id) => !byId.has(id))).toEqual([]);
    }
    expect(bundleModelParts.flat(2).filter((id) => !byId.has(id))).toEqual([]);
  });

  it('names only pictures that can be drawn', () => {
    for (const { image, colors } of models) {
      for (const path of [image, ...colors.flatMap(({ images }) => images)]) {
        const [, kind = '', design] =
          /^products\/([a-z-]+)\/(\d+)-[0-9a-f]{6}-[0-9a-f]{6}-(front|back|detail)$/.exec(path) ?? [];
        expect(Number(design), path).toBeLessThanOrEqual(productKinds.get(kind)?.designs ?? 0);
      }
    }
    expect(
      [...productKinds]
        .filter(([, { hasBack }]) => hasBack)
        .map(([kind]) => kind)
        .toSorted(),
    ).toEqual([...kindsWithBack].toSorted());
    expect(
      [...productKinds]
        .filter(([, { designs }]) => designs >= 12)
        .map(([kind]) => kind)
        .toSorted(),
    ).toEqual([...kindsWithCuts].toSorted());
  });

  it('draws each kind in at most ten colours, so that models share pictures (CONF-100)', () => {
    const colors = Map.groupBy(
      models.flatMap(({ kind, colors: own }) => own.map(({ slug }) => ({ kind, slug }))),
      ({ kind }) => kind,
    );
    for (const [kind, used] of colors) expect(new Set(used.map(({ slug }) => slug)).size, kind).toBeLessThanOrEqual(10);
  });

  it('has models in every group that is a leaf', () => {
    const used = new Set(models.flatMap(({ groups }) => groups));
    expect(shop.groups.filter(({ isLeaf, key }) => isLeaf && !used.has(key)).map(({ key }) => key)).toEqual([]);
    expect(leafGroups.map(({ key }) => key).filter((key) => !shop.groups.some((group) => group.key === key))).toEqual(
      [],
    );
  });

  it('has the ids that the specification names (PRODUCT-4, GIFT-4)', () => {
    expect(byId.get(giftCardModelIds.withRecipient)?.isGiftCard).toBe(true);
    expect(byId.get(giftCardModelIds.plain)?.isGiftCard).toBe(true);
    // No maker of jackets stands for them: the brand is the shop's own, and nothing else has it.
    expect(models.filter(({ brandSlug }) => brandSlug === 'havu').map(({ isGiftCard }) => isGiftCard)).toEqual([
      true,
      true,
    ]);
    expect(legacyModelIds.filter((id) => !byId.has(id))).toEqual([]);
  });

  it('has skis, bindings and boots that fit together for both sports', () => {
    const pairs = skiPairs(models);
    for (const sport of ['alpine', 'nordic'] as const) {
      for (const piece of ['skis', 'boots'] as const) {
        const of = models.filter(({ ski }) => ski?.[0] === sport && ski[1] === piece);
        expect(of.length).toBeGreaterThan(0);
        expect(of.filter(({ id }) => !pairs.some(({ withId }) => withId === id))).toEqual([]);
      }
    }
  });

  it('has used pieces of models, one of each', () => {
    const used = models.filter(({ secondHandParentId }) => secondHandParentId !== null);
    expect(used.length).toBeGreaterThan(20);
    for (const { variants } of used)
      expect(
        variants.flatMap(({ stock }) => stock).reduce((sum, { quantity }) => sum + quantity, 0),
      ).toBeLessThanOrEqual(1);
  });
});

describe('prices of the demo shop', () => {
  it('obey the order of prices (PRODUCT-63 to PRODUCT-67)', () => {
    for (const { price, variants } of models) {
      for (const each of [price, ...variants.flatMap((variant) => variant.price ?? [])]) {
        expect(each.activeMinor).toBeGreaterThan(0);
        expect(each.activeMinor).toBeLessThanOrEqual(each.regularMinor);
        expect(each.discountFreeMinor).toBeGreaterThanOrEqual(each.activeMinor);
        if (each.clubMinor !== null) expect(each.clubMinor).toBeLessThan(each.activeMinor);
      }
    }
  });

  it('come in all five types', () => {
    const plain = models.filter(({ belongsToOutlet }) => !belongsToOutlet);
    const share = (list: unknown[]) => list.length / models.length;
    expect(share(models.filter(({ belongsToOutlet }) => belongsToOutlet))).toBeGreaterThan(0.03);
    expect(share(plain.filter(({ price }) => price.activeMinor < price.regularMinor))).toBeGreaterThan(0.12);
    expect(share(plain.filter(({ price }) => price.clubMinor !== null))).toBeGreaterThan(0.05);
    expect(share(plain.filter(({ price }) => price.discountFreeMinor > price.regularMinor))).toBeGreaterThan(0.02);
  });

  it('look like a shop’s: they end in ,90 or in whole euros', () => {
    expect(models.filter(({ price }) => price.activeMinor % 100 !== 90 && price.activeMinor % 100 !== 0)).toEqual([]);
  });

  it('have a gapless history that ends in the price of today', () => {
    for (const { history, price, publishedOn } of models) {
      expect(history.at(-1)).toMatchObject({ activeMinor: price.activeMinor, validTo: null });
      for (const [i, period] of history.entries()) {
        expect(period.activeMinor).toBeGreaterThan(0);
        const next = history[i + 1];
        if (next) expect(period.validTo).toBe(next.validFrom);
        if (period.validTo) expect(period.validTo > period.validFrom).toBe(true);
      }
      expect(publishedOn <= options.today).toBe(true);
    }
  });
});

describe('texts of the demo shop', () => {
  it('stand in all six languages, filled in (CONF-97)', () => {
    for (const { names, shorts, descriptions, longHtml, metas } of models) {
      for (const texts of [names, shorts, descriptions, longHtml, metas]) {
        for (const locale of localeCodes) {
          expect(texts[locale].trim()).not.toBe('');
          expect(texts[locale]).not.toMatch(/[{}]|undefined|NaN|\|/);
        }
      }
    }
  });

  it('differ between languages, and Russian is written in Cyrillic', () => {
    for (const { names, shorts, longHtml, id } of models) {
      expect(new Set(localeCodes.map((locale) => longHtml[locale])).size, String(id)).toBe(6);
      expect(new Set(localeCodes.map((locale) => shorts[locale])).size, String(id)).toBeGreaterThanOrEqual(5);
      expect(names.ru, String(id)).toMatch(/[а-я]/i);
      expect(longHtml.fi).not.toMatch(/[а-я]/i);
    }
  });

  it('have short descriptions that fit a card', () => {
    const long = models.filter(({ shorts }) => localeCodes.some((locale) => shorts[locale].length > 80));
    expect(long.map(({ shorts }) => shorts)).toEqual([]);
  });
});
