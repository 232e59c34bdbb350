// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it } from 'vitest';
import { inOrderOfTurn, type OwnCase, OwnCases, turnOf } from './own-cases.tsx';

afterEach(cleanup);

const own = (turn: OwnCase['turn'], day: number): OwnCase => ({
  ...{ href: `/en/returns/status/#${turn}-${day}`, title: `${turn} ${day}`, image: null, turn, state: '', about: '' },
  at: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
});

it.each([
  ['new-return', 'shop'],
  ['processing-return', 'shop'],
  ['more_info-return', 'buyer'],
  ['fixing-return', 'shop'],
  ['processed-return', 'over'],
  ['rejected-return', 'over'],
  ['cancelled', 'over'],
] as const)('a case that is %s waits for: %s', (status, turn) => {
  expect(turnOf(status)).toBe(turn);
});

it('what waits for the customer comes first, what is over last, and the newest of each before the others', () => {
  const cases = [own('over', 9), own('shop', 1), own('buyer', 2), own('shop', 8), own('buyer', 3)];
  expect(inOrderOfTurn(cases).map(({ title }) => title)).toEqual(['buyer 3', 'buyer 2', 'shop 8', 'shop 1', 'over 9']);
});

it('shows four, and all of them when asked', async () => {
  const cases = [1, 2, 3, 4, 5, 6].map((day) => own('shop', day));
  render(
    <PageAround packages={['mf-account']}>
      <OwnCases cases={cases} />
    </PageAround>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  expect(screen.getAllByRole('link')).toHaveLength(6);
  expect(screen.queryByRole('button')).toBeNull();
});
