// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { useProductExtra } from './use-product-extra.ts';

afterEach(cleanup);

const empty = { bundles: [], recommendations: [], also_bought: [], sizetables: [] };

function ask(is_public = true) {
  const service = new TestService();
  const asked: unknown[] = [];
  const told: unknown[] = [];
  service.answers.set('/api/product/extra/', (query) => {
    asked.push(query);
    return empty;
  });
  const model = { ...buildModel([]), main_group: { id: 1, name: 'Shells', path: '/jackets/shells/' }, is_public };
  function Part() {
    told.push(useProductExtra(model));
    return null;
  }
  render(
    <ShopAround service={service}>
      <Part />
    </ShopAround>,
  );
  return { asked, told };
}

it('more of a product is asked for by its slug, country and last group (PRODUCT-78)', async () => {
  const { asked, told } = ask();
  await waitFor(() => expect(told.at(-1)).toEqual(empty));
  expect(asked).toEqual([{ slug: 'kuura', 'delivery-country-code': 'fi', group: 'shells', type: 2 }]);
});

it('of what is not public nothing is asked', () => {
  expect(ask(false).asked).toEqual([]);
});
