// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { countMovedPresses } from './moved-presses.ts';

let clicks: string[];
beforeAll(countMovedPresses);
beforeEach(() => {
  clicks = [];
  document.body.innerHTML =
    '<button type="button" id="on"><b>Go on</b></button><label><input type="checkbox"><i>I accept</i></label><p>Late</p>';
  for (const name of ['button', 'input', 'label'])
    document.querySelector(name)?.addEventListener('click', () => clicks.push(name));
});

const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (selector: string, init: PointerEventInit = {}) =>
  at(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 50, clientY: 20, ...init }));
const letGo = (selector: string, init: PointerEventInit = {}) =>
  at(selector).dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 50, clientY: 20, ...init }));
/** The page shifts it down. */
const move = (selector: string) => {
  at(selector).getBoundingClientRect = () => new DOMRect(0, 300, 100, 40);
};

it('a press on what the page moved away counts once (NAV-43)', () => {
  press('b');
  move('button');
  letGo('p');
  expect(clicks).toEqual(['button']);
  letGo('p');
  expect(clicks).toEqual(['button']);
});

it('a box that was moved away is ticked (NAV-43)', () => {
  press('input');
  move('input');
  letGo('p');
  expect((at('input') as HTMLInputElement).checked).toBe(true);
});

it.each([
  ['that the page did not move', () => undefined, 'p', {}],
  ['from which the pointer moved away', () => move('button'), 'p', { clientX: 60 }],
  ['on which it ends', () => move('button'), 'b', {}],
  ['that is gone', () => at('button').remove(), 'p', {}],
])('a press on something %s is left to the browser (NAV-43)', (_, change, end, init) => {
  const button = at('button');
  button.addEventListener('click', () => clicks.push('counted'));
  press('b');
  change();
  letGo(end, init);
  expect(clicks).toEqual([]);
});

it('a press that ends on the same label, and one with another key of the mouse, are left to the browser (NAV-43)', () => {
  press('input');
  move('input');
  letGo('i');
  press('button', { button: 2 });
  move('button');
  letGo('p');
  expect(clicks).toEqual([]);
});
