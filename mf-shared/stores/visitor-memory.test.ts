// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { $selectedSizes, $viewedProducts, newestFirst, rememberSize, rememberViewedProduct } from './visitor-memory.ts';

beforeEach(() => {
  localStorage.clear();
  $selectedSizes.set([]);
  $viewedProducts.set([]);
});

describe("the visitor's memory", () => {
  it('keeps 60 viewed products, newest first, each path once (LIST-72)', () => {
    for (let index = 0; index < 70; index += 1) rememberViewedProduct(`/p/${index}/`);
    rememberViewedProduct('/p/60/');
    expect($viewedProducts.get()).toHaveLength(60);
    expect($viewedProducts.get().slice(0, 2)).toEqual(['/p/60/', '/p/69/']);
  });

  it('keeps sizes most recent first (PRODUCT-38)', () => {
    for (const size of ['M', 'L', 'M']) rememberSize(size);
    expect($selectedSizes.get()).toEqual(['M', 'L']);
  });

  it('cuts to what is kept', () => {
    expect(newestFirst(['a', 'b'], 'c', 2)).toEqual(['c', 'a']);
  });
});
