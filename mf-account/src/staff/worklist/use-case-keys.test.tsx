// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCaseKeys } from './use-case-keys.ts';

afterEach(cleanup);
const moves = { previous: vi.fn(), next: vi.fn(), close: vi.fn() };
beforeEach(() => vi.clearAllMocks());

function Cases() {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useCaseKeys(list, panel, moves);
  return (
    <>
      <button type="button">Outside</button>
      <div ref={list}>
        {['first', 'second'].map((name) => (
          <article key={name}>
            <h2>
              <a href={`/${name}`}>{name}</a>
            </h2>
            <input aria-label={`note on ${name}`} />
            <button type="button">do {name}</button>
          </article>
        ))}
      </div>
      <section ref={panel}>
        <h2 tabIndex={-1}>Open case</h2>
        <textarea aria-label="letter" />
        <button type="button">Save</button>
      </section>
    </>
  );
}
const link = (name: string) => screen.getByRole('link', { name });
const focusOn = (name: string) => screen.getByRole('button', { name }).focus();

it('J and K lead from case to case, from anywhere in one, and no further than the ends', async () => {
  render(<Cases />);
  focusOn('do first');
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(link('second'));
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(link('second'));
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(link('first'));
  expect(moves.next).not.toHaveBeenCalled();
});

it('in the open case J and K open the next and the one before, and Escape closes it', async () => {
  render(<Cases />);
  focusOn('Save');
  await userEvent.keyboard('j');
  expect(moves.next).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('k');
  expect(moves.previous).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(moves.close).toHaveBeenCalledTimes(1);
});

it('words that are not sent yet are not left by a key', async () => {
  render(<Cases />);
  await userEvent.type(screen.getByLabelText('letter'), 'Dear jk');
  focusOn('Save');
  await userEvent.keyboard('jk{Escape}');
  expect([moves.next, moves.previous, moves.close].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

it('letters are letters outside of both, in a field, and with Ctrl', async () => {
  render(<Cases />);
  focusOn('Outside');
  await userEvent.keyboard('j{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Outside' }));
  const note = screen.getByLabelText<HTMLInputElement>('note on first');
  await userEvent.type(note, 'jk');
  expect([document.activeElement, note.value]).toEqual([note, 'jk']);
  link('first').focus();
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(document.activeElement).toBe(link('first'));
  expect(moves.close).not.toHaveBeenCalled();
});
