// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLateSheet } from './take-late-sheet.ts';

const theLink = (): HTMLLinkElement => document.querySelector('link') ?? document.createElement('link');
const come = (sheet: CSSStyleSheet | null) =>
  Object.defineProperty(theLink(), 'sheet', { value: sheet, configurable: true });
const withRules = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.a{top:0}');
  return sheet;
};

/** What happens in the page while it waits for the sheet. */
function take(): { isOver: () => boolean; taken: Promise<void> } {
  let isOver = false;
  const taken = takeLateSheet().then(() => {
    isOver = true;
  });
  return { isOver: () => isOver, taken };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link rel="stylesheet" media="not all">';
  come(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each(['load', 'error'])('the sheet counts from now on, and is waited for until its %s', async (event) => {
  const { isOver, taken } = take();
  expect(theLink().media).toBe('all');
  await vi.advanceTimersByTimeAsync(4000);
  expect(isOver()).toBe(false);
  theLink().dispatchEvent(new Event(event));
  await taken;
});

it('one that came before is not waited for', async () => {
  come(withRules());
  await takeLateSheet();
  expect(theLink().media).toBe('all');
});

it('one that takes long is waited for no longer, and its request goes on', async () => {
  const link = theLink();
  const { taken } = take();
  await vi.advanceTimersByTimeAsync(5000);
  await taken;
  expect([theLink(), theLink().getAttribute('href'), theLink().media]).toEqual([link, null, 'all']);
});

it('one that failed before anybody listened is not waited for as long', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name, type) =>
    name === theLink().href && type === 'resource' ? [performance.mark('late')] : [],
  );
  const { isOver } = take();
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver()).toBe(true);
});

it('a page that links its sheets waits for nothing', async () => {
  document.head.innerHTML = '<link rel="stylesheet" data-href="late-sheets.1.css">';
  await takeLateSheet();
  expect(theLink().media).toBe('');
});
