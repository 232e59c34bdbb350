// @vitest-environment happy-dom
import { retryUntilLoaded } from 'mf-shared/ui/lazy/lazy-part.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { hasTyped, noteTyping } from '../client/note-typing.ts';
import { reloadForFailedParts } from './reload-for-parts.ts';

let stop = () => {};
afterEach(() => stop());

function start(isNewRelease: boolean, mayReload = () => true) {
  const reload = vi.fn();
  const hasMovedOn = vi.fn(async () => isNewRelease);
  stop = reloadForFailedParts({ hasTyped, hasMovedOn, mayReload, reload });
  return { reload, hasMovedOn };
}
/** A part that cannot be had at first. */
async function failOnce() {
  let isThere = false;
  await retryUntilLoaded(async () => {
    if (!isThere) {
      isThere = true;
      throw new Error('404');
    }
  });
}

it('a part whose code is gone with its release loads the document anew (ROUTE-126, ROUTE-127)', async () => {
  const { reload } = start(true);
  await failOnce();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

it.each([
  ['the release is the same', false, () => true],
  ['it was loaded anew a moment ago', true, () => false],
])('where %s it is not (ROUTE-127)', async (_why, isNewRelease, mayReload) => {
  const { reload, hasMovedOn } = start(isNewRelease, mayReload);
  await failOnce();
  await expect.poll(() => hasMovedOn.mock.calls.length).toBe(1);
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['before its code began', (field: HTMLInputElement) => Object.assign(field, { value: 'boots' })],
  ['before anything was idle', type],
])('what was typed into the page %s is not lost by it (ROUTE-127)', async (when, typeInto) => {
  document.body.innerHTML = '<input value="shoes">';
  const field = document.querySelector('input') ?? document.createElement('input');
  if (when === 'before its code began') typeInto(field);
  noteTyping();
  if (when !== 'before its code began') typeInto(field);
  const { reload, hasMovedOn } = start(true);
  await failOnce();
  expect(hasMovedOn).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

function type(field: HTMLInputElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
