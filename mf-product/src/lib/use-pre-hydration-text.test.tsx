// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { usePreHydrationText } from './use-pre-hydration-text.ts';

let root: Root | null = null;

function Field({ begun }: { begun: string }) {
  const [text, setText] = useState(begun);
  usePreHydrationText('code', setText);
  return (
    <label>
      {text}
      <input id="code" value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

/** The server's HTML, words typed into it, and then its code. */
async function typeBeforeTheCode(begun: string, typed: string | null): Promise<void> {
  document.body.innerHTML = `<div id="root">${renderToString(<Field begun={begun} />)}</div>`;
  const field = document.querySelector('input');
  if (field && typed !== null) field.value = typed;
  await act(async () => {
    root = hydrateRoot(document.querySelector('#root') as HTMLElement, <Field begun={begun} />);
  });
}
const told = () => [document.querySelector('label')?.textContent, document.querySelector('input')?.value];

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

it.each([
  ['', 'JOULU-2026', 'JOULU-2026'],
  ['50', '120', '120'],
  ['50', '', ''],
  ['50', null, '50'],
])('a field begun with %j and typed into (%j) holds %j once its code is there', async (begun, typed, kept) => {
  await typeBeforeTheCode(begun, typed);
  expect(told()).toEqual([kept, kept]);
});
