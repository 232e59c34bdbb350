import { describe, expect, it } from 'vitest';
import { misfit } from './ski-fit.ts';
import { inSize, sizesOf, toSkiModels, variantsOfSize } from './ski-models.ts';
import type { SkiLists } from './ski-pieces.ts';
import { readPicks, writePicks } from './ski-query.ts';

const product = (variantId: number) => ({
  variantId,
  modelId: variantId,
  name: 'x',
  image: '',
  slug: '',
  size: '',
  facts: [],
  color: null,
});
const lists = (skis: number[], bindings: number[], boots: number[]): SkiLists => ({
  skis: skis.map(product),
  bindings: bindings.map(product),
  boots: boots.map(product),
});
const answer = {
  compatibleWithSkis: lists([1, 2], [11], [21, 22]),
  compatibleWithBindings: lists([1], [11, 12], [21]),
  compatibleWithBoots: lists([1, 2], [11], [21, 22]),
  prices: { regular: 0, discount: 0 },
};
const none = { skis: null, bindings: null, boots: null };

describe('what fits (SKI-7 to SKI-10)', () => {
  it.each([
    ['anything goes with nothing', 'skis', 2, none, null],
    ['skis that take the bindings', 'skis', 1, { ...none, bindings: 11 }, null],
    ['skis that do not take the bindings', 'skis', 2, { ...none, bindings: 11 }, 'selected'],
    ['boots that do not take the bindings', 'boots', 22, { ...none, bindings: 11 }, 'selected'],
    ['skis are not held against boots', 'skis', 2, { ...none, boots: 21 }, null],
    ['bindings that fit both', 'bindings', 11, { ...none, skis: 1, boots: 21 }, null],
    ['bindings that miss the skis only', 'bindings', 12, { ...none, skis: 1 }, 'skis'],
    ['bindings that miss the boots only', 'bindings', 12, { ...none, boots: 21 }, 'boots'],
    ['bindings that miss both', 'bindings', 12, { ...none, skis: 1, boots: 21 }, 'both'],
  ] as const)('%s', (_name, piece, variantId, picks, expected) => {
    expect(misfit(piece, variantId, picks, answer)).toBe(expected);
  });
});

describe('models (SKI-4, SKI-16)', () => {
  const bark = { name: 'Bark', control: '#5b4636' };
  const blueberry = { name: 'Blueberry', control: '#2f3f6b' };
  const of = (variantId: number, size: string, color: typeof bark | null = null) => ({
    ...product(variantId),
    modelId: 5,
    name: size === '' ? 'Tokka 90' : `Tokka 90 [${size}]`,
    size,
    color,
  });
  const [tokka] = toSkiModels([
    of(1, '149 cm', bark),
    of(2, '163 cm', bark),
    of(3, '149 cm', blueberry),
    of(4, '170 cm', blueberry),
  ]);
  if (!tokka) throw new Error('no model');

  it('have one row per length, each with its colours', () => {
    expect(tokka.name).toBe('Tokka 90');
    expect(sizesOf(tokka)).toEqual(['149 cm', '163 cm', '170 cm']);
    expect(variantsOfSize(tokka, '149 cm').map(({ id }) => id)).toEqual([1, 3]);
  });

  it('keep the colour in another length where it comes in it', () => {
    expect(
      inSize(
        tokka,
        '149 cm',
        tokka.variants.find(({ id }) => id === 4),
      )?.id,
    ).toBe(3);
    expect(
      inSize(
        tokka,
        '170 cm',
        tokka.variants.find(({ id }) => id === 1),
      )?.id,
    ).toBe(4);
  });

  it('of one size are named without it', () => {
    expect(toSkiModels([of(3, '')])[0]).toMatchObject({ name: 'Tokka 90', variants: [{ id: 3, size: '' }] });
  });
});

describe('the address holds the package, so that it survives a reload', () => {
  it('reads what it wrote', () => {
    const picks = { skis: 1, bindings: null, boots: 21 };
    expect(readPicks(writePicks(new URLSearchParams('group=skis'), picks))).toEqual(picks);
  });

  it.each(['', '0', '-1', '1.5', '1e99', 'x'])('takes %j as no choice', (value) => {
    expect(readPicks(new URLSearchParams({ skis: value })).skis).toBeNull();
  });
});
