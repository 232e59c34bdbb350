import { expect, it } from 'vitest';
import { askedProducts } from './asked-products.ts';

it('an address asks for what there is, and for nothing else', () => {
  expect(askedProducts(new URLSearchParams('q=+takki%00&state=hidden&stock=few&sort=name&page=3'))).toEqual({
    ...{ q: 'takki', state: 'hidden', stock: 'few', sort: 'name' },
  });
  expect(askedProducts(new URLSearchParams('group=12&brand=x&campaign=0&lacks=sv'))).toEqual({
    ...{ group: '12', lacks: 'sv' },
  });
  expect(askedProducts(new URLSearchParams('state=sold&stock=&sort=price&q=++&lacks=xx'))).toEqual({});
});
