import { expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { modelRows } from './model-rows.ts';

const said = (change: Parameters<typeof buildModel>[1]) =>
  modelRows(
    buildModel(
      [
        { id: 1, color: 'Spruce' },
        { id: 2, color: 'Spruce' },
        { id: 3, color: 'Cloudberry' },
      ],
      change,
    ),
    (key) => key,
  );

it('a model of several colours names each of them once (PRODUCT-106)', () => {
  expect(said({ is_multi_color: true })).toEqual([
    { slug: 'colors', name: 'facts.colors', value: 'Spruce, Cloudberry' },
  ]);
});

it('a model of the wider range says so (PRODUCT-107)', () => {
  expect(said({ is_extended_range: true })).toEqual([
    { slug: 'range', name: 'facts.range', value: 'facts.wider_range' },
  ]);
});

it('other models say nothing of either (PRODUCT-106, PRODUCT-107)', () => {
  expect(said({})).toEqual([]);
});
