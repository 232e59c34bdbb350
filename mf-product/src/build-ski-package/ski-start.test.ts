import { expect, it } from 'vitest';
import { toSkiStart } from './ski-start.ts';

const product = (variantId: number, modelId: number, name: string) => ({
  variantId,
  modelId,
  name,
  image: `/media/${modelId}`,
  slug: '',
  size: /\[(.*)\]/.exec(name)?.[1] ?? '',
  facts: [],
  color: null,
});

it('counts models and not their sizes, and shows one of each piece', () => {
  const skis = [product(1, 1, 'Tila [149 cm]'), product(2, 1, 'Tila [156 cm]'), product(3, 2, 'Hanhi [149 cm]')];
  expect(toSkiStart('alpine', { skis, bindings: [product(4, 3, 'Raita')], boots: [] }).pieces).toEqual([
    { piece: 'skis', image: '/media/1', count: 2 },
    { piece: 'bindings', image: '/media/3', count: 1 },
  ]);
});

it('tells a sport that is closed from one of which nothing is known (SKI-2)', () => {
  expect(toSkiStart('nordic', { skis: [], bindings: [], boots: [] }).pieces).toEqual([]);
  expect(toSkiStart('nordic', null).pieces).toBeNull();
});
