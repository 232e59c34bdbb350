// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ThingsInOrder } from './things-in-order.tsx';

afterEach(cleanup);

function Two({ isFixed = false }: { isFixed?: boolean }) {
  const [keys, setKeys] = useState<readonly string[]>(['boots', 'gloves']);
  return (
    <>
      <ThingsInOrder
        field={{ id: 'things', label: 'Products' }}
        keys={keys}
        nameOf={(key) => key}
        factsOf={(key) => key}
        {...(!isFixed && {
          search: (add) => (
            <button type="button" id="things" onClick={() => add('hat', 'hat')}>
              Find
            </button>
          ),
        })}
        onKeys={setKeys}
      />
      <output>{keys.join(' ')}</output>
    </>
  );
}
const show = (isFixed = false) =>
  render(
    <PageAround packages={['mf-account']}>
      <Two isFixed={isFixed} />
    </PageAround>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const order = () => document.querySelector('output')?.textContent;
const told = () => document.querySelector('[role="status"]:not(output)')?.textContent;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('a thing that is moved keeps the focus on its button and says its place; the first does not go up (STAFF-57)', async () => {
  show();
  await press('Move up: boots');
  expect(order()).toBe('boots gloves');
  await press('Move down: boots');
  expect(order()).toBe('gloves boots');
  expect(told()).toBe('boots is now in place 2 of 2.');
  await waitFor(() => expect(focused()).toBe('Move down: boots'));
});

it('a thing is added once, and the focus goes to the one beside what is taken away, at last to the search (STAFF-57)', async () => {
  show();
  await press('Find');
  await press('Find');
  expect(order()).toBe('boots gloves hat');
  await press('Take away gloves');
  await waitFor(() => expect(focused()).toBe('Take away hat'));
  await press('Take away hat');
  await waitFor(() => expect(focused()).toBe('Take away boots'));
  await press('Take away boots');
  expect(order()).toBe('');
  await waitFor(() => expect(focused()).toBe('Find'));
});

it('things that stay have an order and no way out (STAFF-77)', () => {
  show(true);
  expect(screen.queryByRole('button', { name: /^Take away/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Move/ })).toHaveLength(4);
});
