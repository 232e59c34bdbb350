// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RangeFacet } from './range-facet.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => {
  const onChange = vi.fn();
  render(<RangeFacet name="Price" unit="€" min={40} max={400} from={40} to={400} onChange={onChange} />, {
    wrapper: PageAround,
  });
  return onChange;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a moved thumb counts after 300 ms (spec: catalogue §5 Range inputs)', () => {
  const onChange = show();
  fireEvent.change(screen.getByRole('slider', { name: 'Price, lowest' }), { target: { value: '100' } });
  wait(299);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: 100, to: 400 });
});

test('thumbs that cross change places (spec: catalogue §5 Range inputs)', () => {
  const onChange = show();
  fireEvent.change(screen.getByRole('slider', { name: 'Price, highest' }), { target: { value: '80' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Price, lowest' }), { target: { value: '200' } });
  wait(300);
  expect(onChange).toHaveBeenLastCalledWith({ from: 80, to: 200 });
});

test('a typed bound is clamped when the field is left (spec: catalogue §5 Range inputs)', () => {
  const onChange = show();
  const field = screen.getByRole('textbox', { name: 'Price, highest' });
  fireEvent.change(field, { target: { value: '250 €' } });
  fireEvent.blur(field);
  wait(300);
  expect(onChange).toHaveBeenLastCalledWith({ from: 40, to: 250 });
});
