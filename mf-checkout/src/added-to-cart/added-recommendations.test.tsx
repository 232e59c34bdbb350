// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop, TestService } from '../testing/shop.tsx';
import { AddedRecommendations } from './added-recommendations.tsx';
import { extraQuestion } from './goes-with-it.ts';

const teaser = (id: number) => ({
  id,
  name: `Product ${id}`,
  path: `/b/g/product-${id}/`,
  image: '/media/x',
  colors: [],
  price: { active: 10, reference: null, type: 'normal' },
});
const answered = (also_bought: object[], recommendations: object[]) => ({ also_bought, recommendations });
let service: TestService;
const onFollow = vi.fn();
const show = (answer: () => unknown) => {
  service.answers.set('/api/product/extra/', answer);
  renderInShop(service, <AddedRecommendations path="/kaamos/jackets/shell/" onFollow={onFollow} />);
};
beforeEach(() => {
  service = new TestService();
});
afterEach(cleanup);

it('shows three that go with it, each once', async () => {
  show(() => answered([teaser(1), teaser(2)], [teaser(2), teaser(3), teaser(4)]));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Product 1', 'Product 2', 'Product 3']);
  screen.getByRole('link', { name: 'Product 1' }).click();
  expect(onFollow).toHaveBeenCalledOnce();
});

it.each([
  ['fails', () => Promise.reject(new Error('500'))],
  ['is malformed', () => ({ also_bought: 'x' })],
  ['is empty', () => answered([], [])],
])('is not there where the answer %s (LIST-71)', async (_name, answer) => {
  show(answer);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

it('asks what the product page has asked', () => {
  expect(extraQuestion('/kaamos/clothing/jackets/kuura/?color=black')).toEqual({ slug: 'kuura', group: 'jackets' });
});
