// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Order, ReturnSums, WithdrawOrderResponse } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
import { ChooseGoods } from './choose-goods.tsx';
import { useKeptReturn } from './use-kept-return.ts';

const sums = 'POST /api/returns/sums/';
const tell = 'POST /api/returns/';
const exchanges = 'POST /api/returns/exchanges/';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Answers as the service does: 100 euro for each piece. */
const perPiece: DoubleAnswer = (body): ReturnSums => {
  const { lines } = body as { lines: { amount: number }[] };
  const refund = lines.reduce((sum, { amount }) => sum + 100 * amount, 0);
  return { refund, delivery: 0, extra: 0, currency: 'eur', fees: [0, 4.9] };
};
const told: Partial<WithdrawOrderResponse> = { refund: 300 };

const onChosen = vi.fn();
function Choice({ order }: { order: Order }) {
  return <ChooseGoods kept={useKeptReturn()} order={order} onChosen={onChosen} onOther={() => {}} />;
}
function show(answers: Record<string, DoubleAnswer> = {}) {
  const { after_sale } = exampleOrder();
  const service = serviceDouble({
    [exchanges]: { lines: [], currency: 'eur', kept_until: '2026-12-16' },
    [sums]: perPiece,
    [tell]: told,
    ...answers,
  });
  const order = exampleOrder({ status: 'delivered', after_sale: { ...after_sale, kind: 'return' } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <Choice order={order} />
    </PageAt>,
  );
  return service;
}
const panel = () => screen.getByRole('complementary', { name: 'Your return' });

const row = (name: RegExp) => {
  const found = screen.getByRole('checkbox', { name }).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};

it('tells the money as soon as a product is ticked, with what the ways back cost (AFTER-101, LOOK-50)', async () => {
  const service = show();
  expect(within(panel()).queryByText('Money back')).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Kuura jacket/ }));
  expect(await within(panel()).findByText('200 €')).toBeTruthy();
  expect(panel().textContent).toMatch(/4\.90\s€/);
  const asked = service.callsOf(sums).length;
  await userEvent.click(screen.getByRole('button', { name: /^Less/ }));
  expect(await within(panel()).findByText('100 €')).toBeTruthy();
  expect(service.callsOf(sums)).toHaveLength(asked + 1);
  // Asking declares nothing.
  expect(service.callsOf(tell)).toEqual([]);
});

it('shows no sum of an earlier choice; the next step works where the sum cannot be told', async () => {
  const service = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Kuura jacket/ }));
  await within(panel()).findByText('200 €');
  service.answers[sums] = silence();
  await userEvent.click(screen.getByRole('checkbox', { name: /Routa hat/ }));
  expect(within(panel()).queryByText('200 €')).toBeNull();
  expect(await within(panel()).findByText(/It is told before you send/)).toBeTruthy();
  for (const name of [/Kuura jacket/, /Routa hat/])
    await userEvent.click(row(name).getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Next: send it' }));
  await expect.poll(() => onChosen.mock.calls.at(-1)?.[0]).toMatchObject({ refund: 300 });
});
