// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextFacet } from './text-facet.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('words count half a second after the last letter (LIST-55)', () => {
  const onChange = vi.fn();
  render(<TextFacet value="" onChange={onChange} />, { wrapper: PageAround });
  fireEvent.change(field(), { target: { value: 'ku' } });
  wait(499);
  fireEvent.change(field(), { target: { value: 'kuura' } });
  wait(499);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('kuura');
});

it('words taken out of the address are taken out of the field (LIST-46)', () => {
  const onChange = vi.fn();
  const { rerender } = render(<TextFacet value="kuura" onChange={onChange} />, { wrapper: PageAround });
  expect(field().value).toBe('kuura');
  rerender(<TextFacet value="" onChange={onChange} />);
  expect(field().value).toBe('');
  wait(500);
  expect(onChange).not.toHaveBeenCalled();
});

it('the help says what is compared (LIST-56)', () => {
  render(<TextFacet value="" onChange={() => {}} />, { wrapper: PageAround });
  expect(screen.getByText('Searches the name and the description')).toBeTruthy();
});
