import { describe, expect, it } from 'vitest';
import { productAddress } from './product-address.ts';

const model = { is_legacy: false, is_bundle: false, model_url: '/kaamos/jackets/kuura/' };

describe('where a product is shown (PRODUCT-4, PRODUCT-5, ROUTE-78, ROUTE-79)', () => {
  it.each([
    ['a product at its own path', model, '/kaamos/jackets/kuura/', '/kaamos/jackets/kuura/'],
    ['a product asked for by another language’s path', model, '/kaamos/takit/kuura/', '/kaamos/jackets/kuura/'],
    ['a legacy model', { ...model, is_legacy: true }, '/kaamos/jackets/kuura/', '/old/kaamos/jackets/kuura/'],
    ['a bundle', { ...model, is_bundle: true }, '/kaamos/jackets/kuura/', '/old/kaamos/jackets/kuura/'],
    ['any product asked for under /old', model, '/old/kaamos/jackets/kuura/', '/old/kaamos/jackets/kuura/'],
  ])('%s', (_name, shown, asked, address) => {
    expect(productAddress(shown, asked)).toBe(address);
  });

  it('redirects once at most', () => {
    const address = productAddress({ ...model, is_bundle: true }, '/kaamos/jackets/kuura/');
    expect(productAddress({ ...model, is_bundle: true }, address)).toBe(address);
  });
});
