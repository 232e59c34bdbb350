// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { creditTagId } from 'mf-shared/rules/credit-promotion';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, expect, it } from 'vitest';
import { TestService } from '../../testing/service.tsx';
import { CreditPlace } from './credit-place.tsx';

afterEach(cleanup);

const scriptTags = [{ id: creditTagId, src: 'https://credit.example/x.js', attributes: {}, consent: 'functional' }];
const show = (price: number | null, config: object = { scriptTags }) =>
  render(
    <PageAt api={new TestService().api} packages={['mf-product']} config={config}>
      <CreditPlace price={price} />
    </PageAt>,
  ).container;

it('a price has its place where the shop has the provider’s script (PRODUCT-73)', async () => {
  const shown = show(399);
  await waitFor(() =>
    expect(shown.querySelector('klarna-placement')?.getAttribute('data-purchase-amount')).toBe('39900'),
  );
});

it('nothing is promised before all parts are chosen, or without the script', async () => {
  const [unchosen, without, shown] = [show(null), show(399, {}), show(399)];
  await waitFor(() => expect(shown.querySelector('klarna-placement')).not.toBeNull());
  expect([unchosen, without].map((each) => each.querySelector('klarna-placement'))).toEqual([null, null]);
});
