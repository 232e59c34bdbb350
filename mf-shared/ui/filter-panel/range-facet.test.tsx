// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('a moved thumb counts after 300 ms (LIST-51)', () => {
  const onChange = show();
  fireEvent.change(screen.getByRole('slider', { name: 'Price, lowest' }), { target: { value: '100' } });
  wait(299);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: 100, to: 400 });
});

it('thumbs that cross change places (LIST-50)', () => {
  const onChange = show();
  fireEvent.change(screen.getByRole('slider', { name: 'Price, highest' }), { target: { value: '80' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Price, lowest' }), { target: { value: '200' } });
  wait(300);
  expect(onChange).toHaveBeenLastCalledWith({ from: 80, to: 200 });
});

it('a typed bound is clamped when the field is left (LIST-49)', () => {
  const onChange = show();
  const field = screen.getByRole('textbox', { name: 'Price, highest' });
  fireEvent.change(field, { target: { value: '250 €' } });
  fireEvent.blur(field);
  wait(300);
  expect(onChange).toHaveBeenLastCalledWith({ from: 40, to: 250 });
});

it('what is no number changes nothing (CONF-81)', () => {
  const onChange = show();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price, highest' });
  fireEvent.change(field, { target: { value: 'cheap' } });
  fireEvent.blur(field);
  wait(300);
  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe('400\u00a0€');
});

it('a range taken out of the address is taken out of both fields (LIST-46)', () => {
  const facet = (from: number, to: number) => (
    <RangeFacet name="Price" unit="€" min={40} max={400} from={from} to={to} onChange={onChange} />
  );
  const onChange = vi.fn();
  const { rerender } = render(facet(100, 200), { wrapper: PageAround });
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(shown()).toEqual(['100\u00a0€', '200\u00a0€']);
  rerender(facet(40, 400));
  expect(shown()).toEqual(['40\u00a0€', '400\u00a0€']);
  wait(300);
  expect(onChange).not.toHaveBeenCalled();
});
