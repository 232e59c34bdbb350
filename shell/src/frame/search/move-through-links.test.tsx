// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { moveThroughLinks } from './move-through-links.ts';

afterEach(cleanup);

function Field({ close }: { close: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form onKeyDown={(event) => moveThroughLinks(event, input.current, close)}>
      <input ref={input} aria-label="Search" />
      <a href="/a/">First</a>
      <a href="/b/">Second</a>
    </form>
  );
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('arrows walk from the field through the suggestions and back', () => {
  render(<Field close={vi.fn()} />);
  screen.getByLabelText('Search').focus();
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('First');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Second');
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('Second');
});

it('Escape closes the suggestions and returns to the field', () => {
  const close = vi.fn(() => document.activeElement?.tagName);
  render(<Field close={close} />);
  screen.getByText('First').focus();
  press('Escape');
  // The focus in the field would open them again: it comes first.
  expect(close.mock.results).toEqual([{ type: 'return', value: 'INPUT' }]);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
