// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { useSelection } from './use-selection.ts';
import { VariantChoices } from './variant-choices.tsx';

const model = buildModel(['S', 'M', 'L'].map((size, index) => ({ id: index + 1, size })));
let root: Root | null = null;

function Choices() {
  const { selection, choose } = useSelection(model, { search: '', key: 'default' });
  return <VariantChoices model={model} selection={selection} choose={choose} sizeGuide={null} />;
}
const page = () => (
  <ShopAround service={new TestService()}>
    <Choices />
  </ShopAround>
);
const checked = () => document.querySelector<HTMLInputElement>('#choose-size input:checked')?.value;

/** The page from the server, a size tapped in it, and then its code. */
async function tapBeforeTheCode(size: string): Promise<void> {
  document.body.innerHTML = `<div id="root">${renderToString(page())}</div>`;
  const field = document.querySelector<HTMLInputElement>(`input[value="${size}"]`);
  if (field) field.checked = true;
  await act(async () => {
    root = hydrateRoot(document.querySelector('#root') as HTMLElement, page());
  });
}

beforeEach(() => performance.clearMarks());
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

it('keeps a size that was tapped before the page’s code came', async () => {
  await tapBeforeTheCode('L');
  expect(checked()).toBe('L');
  expect(document.querySelector('#choose-size legend')?.textContent).toBe('Size L');
});

it('reads nothing from the fields of a page that the visitor came from', async () => {
  performance.mark('havu:interactive');
  await tapBeforeTheCode('L');
  expect(document.querySelector('#choose-size legend')?.textContent).toBe('Size S');
});
