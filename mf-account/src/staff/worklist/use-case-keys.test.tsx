// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useCaseKeys } from './use-case-keys.ts';

afterEach(cleanup);

function Cases() {
  const list = useRef<HTMLDivElement>(null);
  useCaseKeys(list);
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
    </>
  );
}
const link = (name: string) => screen.getByRole('link', { name });

it('J and K lead from case to case, from anywhere in one, and no further than the ends', async () => {
  render(<Cases />);
  screen.getByRole('button', { name: 'do first' }).focus();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(link('second'));
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(link('second'));
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(link('first'));
});

it('letters are letters outside the list, in a field, and with Ctrl', async () => {
  render(<Cases />);
  const outside = screen.getByRole('button', { name: 'Outside' });
  outside.focus();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(outside);
  const note = screen.getByLabelText<HTMLInputElement>('note on first');
  await userEvent.type(note, 'jk');
  expect([document.activeElement, note.value]).toEqual([note, 'jk']);
  link('first').focus();
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(document.activeElement).toBe(link('first'));
});
