import { describe, expect, it } from 'vitest';
import { hasHood } from '../art/clothing/has-hood.ts';
import { leafGroupOf } from '../assortment/leaf-groups.ts';
import { generateShop } from '../generate-shop.ts';
import type { DemoModel } from '../models/demo-model.ts';
import { designsFor, kindsWithCuts } from '../palettes/pictures.ts';

const models = [...generateShop({ models: 3000, seed: 1, today: '2026-11-21' }).batches()].flat();
const propertyOf = ({ properties }: DemoModel, wanted: string) =>
  properties.find(({ slug }) => slug === wanted)?.value ?? '';
const wordsOf = ({ names, shorts, longHtml }: DemoModel) => `${names.en} ${shorts.en} ${longHtml.en}`;
const typeOf = ({ leafKey }: DemoModel) => leafGroupOf(leafKey).productType;
const told = (of: readonly DemoModel[]) =>
  of.map(({ id, kind, design, names }) => `${id} ${kind} ${design} ${names.en}`);

describe('a product’s picture agrees with its name, its words and its properties', () => {
  it('a tent is a tunnel, a dome or one to stand in, as its group and its words say (CONF-99)', () => {
    const tents = models.filter((model) => typeOf(model) === 'tent');
    const drawn = { 'hiking-tents': 'tent', 'winter-tents': 'tunnel-tent', 'family-tents': 'family-tent' };
    expect(told(tents.filter(({ leafKey, kind }) => drawn[leafKey as keyof typeof drawn] !== kind))).toEqual([]);
    expect(new Set(tents.map(({ kind }) => kind)).size).toBe(3);
    const tunnels = tents.filter((model) => /\btunnel\b/i.test(wordsOf(model)));
    expect(tunnels.length).toBeGreaterThan(0);
    expect(told(tunnels.filter(({ kind }) => kind !== 'tunnel-tent'))).toEqual([]);
    const standing = tents.filter((model) => /freestanding/i.test(wordsOf(model)));
    expect(told(standing.filter(({ kind }) => kind === 'tunnel-tent'))).toEqual([]);
    const large = tents.filter((model) => Number(propertyOf(model, 'persons')) > 4);
    expect(told(large.filter(({ kind }) => kind !== 'family-tent'))).toEqual([]);
  });

  it('a stove burns what its property says, and only what has a windshield speaks of one (CONF-99)', () => {
    const stoves = models.filter((model) => typeOf(model) === 'stove');
    const burner = (model: DemoModel) => (propertyOf(model, 'fuel') === 'alcohol' ? 'alcohol-stove' : 'stove');
    expect(told(stoves.filter((model) => model.kind !== burner(model)))).toEqual([]);
    const shielded = stoves.filter((model) => /windshield/i.test(wordsOf(model)));
    expect(shielded.length).toBeGreaterThan(0);
    expect(told(shielded.filter(({ kind }) => kind !== 'alcohol-stove'))).toEqual([]);
  });

  it('a down jacket has a hood where its name or its words say so, and none where they say that (CONF-99)', () => {
    const jackets = models.filter(({ kind }) => kind === 'down-jacket');
    const without = jackets.filter((model) => /without a hood|unhooded/i.test(wordsOf(model)));
    const hooded = jackets.filter((model) => !without.includes(model) && /\bhood/i.test(wordsOf(model)));
    expect(Math.min(without.length, hooded.length)).toBeGreaterThan(0);
    expect(told(hooded.filter(({ design }) => !hasHood(design)))).toEqual([]);
    expect(told(without.filter(({ design }) => hasHood(design)))).toEqual([]);
    expect(told(jackets.filter(({ names, design }) => names.en.includes(' Hood ') && !hasHood(design)))).toEqual([]);
  });

  it('women’s, men’s and children’s clothes are drawn in their cuts (CONF-99)', () => {
    const cut = models.filter(({ kind }) => kindsWithCuts.has(kind));
    expect(told(cut.filter(({ kind, design, wearer }) => !designsFor(kind, wearer).includes(design)))).toEqual([]);
  });
});
