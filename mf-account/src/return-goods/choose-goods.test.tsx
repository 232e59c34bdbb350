// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Order, WithdrawOrderResponse } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
import { ChooseGoods } from './choose-goods.tsx';
import { useKeptReturn } from './use-kept-return.ts';

const tell = 'POST /api/returns/';
const exchanges = 'POST /api/returns/exchanges/';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const told = (refund: number): Partial<WithdrawOrderResponse> => ({ refund, delivery: 0, fee: 0, currency: 'eur' });
/** As the service does: 100 euro for each piece. */
const perPiece: DoubleAnswer = (body) => {
  const { lines } = body as { lines: { amount: number }[] };
  return told(lines.reduce((sum, { amount }) => sum + 100 * amount, 0));
};

const onChosen = vi.fn();
function Choice({ order }: { order: Order }) {
  return <ChooseGoods kept={useKeptReturn()} order={order} onChosen={onChosen} onOther={() => {}} />;
}
function show(answers: Record<string, DoubleAnswer> = {}) {
  const { after_sale } = exampleOrder();
  const service = serviceDouble({
    [exchanges]: { lines: [], currency: 'eur', kept_until: '2026-12-16' },
    [tell]: perPiece,
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

it('tells the money that comes back before the next step, as soon as the service can count it (AFTER-37)', async () => {
  const service = show();
  expect(within(panel()).queryByText('Money back')).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Kuura jacket/ }));
  expect(within(panel()).getByText('The sum shows once the questions are answered.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Too small' }));
  expect(await within(panel()).findByText('200 €')).toBeTruthy();
  const asked = service.callsOf(tell).length;
  await userEvent.click(screen.getByRole('button', { name: /^Less/ }));
  expect(await within(panel()).findByText('100 €')).toBeTruthy();
  expect(service.callsOf(tell)).toHaveLength(asked + 1);
  expect(onChosen).not.toHaveBeenCalled();
});

it('shows no sum of an earlier choice, and the next step works where it cannot be told', async () => {
  const service = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Kuura jacket/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Too small' }));
  await within(panel()).findByText('200 €');
  service.answers[tell] = silence();
  await userEvent.click(screen.getByRole('checkbox', { name: /Routa hat/ }));
  expect(within(panel()).queryByText('200 €')).toBeNull();
  service.answers[tell] = perPiece;
  const hat = screen.getByRole('checkbox', { name: /Routa hat/ }).closest('li');
  if (!hat) throw new Error('no row of the hat');
  await userEvent.click(within(hat).getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Next: send it' }));
  await expect.poll(() => onChosen.mock.calls.at(-1)?.[0]).toMatchObject({ refund: 300 });
});
