// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GridEnd, type GridEndProps } from './grid-end.tsx';

let margins: (string | undefined)[];
let come: () => void;

beforeEach(() => {
  margins = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string }) {
        margins.push(rootMargin);
        come = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(props: Partial<GridEndProps>) {
  const onNear = vi.fn();
  render(
    <GridEnd shown={60} matching={130} page={1} pages={3} isWhole hasFailed={false} onNear={onNear} {...props} />,
    {
      wrapper: ({ children }) => <PageAround packages={['mf-catalog']}>{children}</PageAround>,
    },
  );
  return onNear;
}

it('more are asked for when the end comes within 500 pixels (LIST-28)', () => {
  const onNear = show({});
  expect(margins).toEqual(['500px']);
  expect(onNear).not.toHaveBeenCalled();
  act(() => come());
  expect(onNear).toHaveBeenCalledOnce();
});

it('where all that match are shown nothing is watched for, and nothing more is offered', () => {
  show({ shown: 130 });
  expect(margins).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('the end can be asked by hand as well', () => {
  const onNear = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onNear).toHaveBeenCalledOnce();
});

it.each([
  [12, 0],
  [13, 1],
])('with %i products there are %i ways back to the top (LIST-26)', (matching, ways) => {
  show({ shown: matching, matching });
  expect(screen.queryAllByRole('button', { name: 'Back to top' })).toHaveLength(ways);
});
