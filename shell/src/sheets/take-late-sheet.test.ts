// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLateSheet } from './take-late-sheet.ts';

const links = () => [...document.querySelectorAll('link')];
const theLink = (): HTMLLinkElement => links()[0] ?? document.createElement('link');
const come = (link: HTMLLinkElement, sheet: CSSStyleSheet | null) =>
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
const withRules = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.a{top:0}');
  return sheet;
};
const unreadable = Object.defineProperty(new CSSStyleSheet(), 'cssRules', {
  get: () => {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
});
const report = vi.fn();

/** What happens in the page while it waits for the sheet. */
function take(): { isOver: () => boolean; taken: Promise<void> } {
  let isOver = false;
  const taken = takeLateSheet(report).then(() => {
    isOver = true;
  });
  return { isOver: () => isOver, taken };
}

beforeEach(() => {
  vi.useFakeTimers();
  report.mockReset();
  document.head.innerHTML =
    '<style></style><link rel="stylesheet" media="not all" integrity="sha384-x"><style></style>';
  come(theLink(), null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the sheet counts from now on, and is waited for', async () => {
  const link = theLink();
  const { isOver, taken } = take();
  expect(link.media).toBe('all');
  await vi.advanceTimersByTimeAsync(4000);
  expect(isOver()).toBe(false);
  come(link, withRules());
  link.dispatchEvent(new Event('load'));
  await taken;
  expect(links()).toEqual([link]);
  expect(report).not.toHaveBeenCalled();
});

it('one that came before is not waited for', async () => {
  come(theLink(), withRules());
  await takeLateSheet(report);
  expect(theLink().media).toBe('all');
});

it('one that failed is told once and asked for again in its place until it comes, and the page starts meanwhile', async () => {
  const first = theLink();
  const { taken } = take();
  first.dispatchEvent(new Event('error'));
  await taken;
  expect(report).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);

  const second = theLink();
  expect(second).not.toBe(first);
  expect([second.media, second.getAttribute('integrity')]).toEqual(['all', 'sha384-x']);
  expect(second.previousElementSibling?.tagName).toBe('STYLE');
  expect(second.nextElementSibling?.tagName).toBe('STYLE');
  come(second, null);
  second.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(100);
  const third = theLink();
  expect(third).not.toBe(second);
  come(third, withRules());
  third.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(links()).toEqual([third]);
  expect(report).toHaveBeenCalledOnce();
});

it('one that hangs is given up, which frees its connection', async () => {
  const first = theLink();
  const { isOver } = take();
  await vi.advanceTimersByTimeAsync(5000);
  expect(isOver()).toBe(true);
  expect(first.href).toBe('data:text/css,');
  await vi.advanceTimersByTimeAsync(100);
  expect(links()).not.toContain(first);
  expect(report).toHaveBeenCalledOnce();
});

it('one that failed before anybody listened is not waited for as long', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name, type) =>
    name === theLink().href && type === 'resource' ? [performance.mark('late')] : [],
  );
  const { isOver } = take();
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver()).toBe(true);
  expect(report).toHaveBeenCalledOnce();
});

it('a sheet without rules, or one that cannot be read, is what a browser makes of a file that failed', async () => {
  for (const failed of [new CSSStyleSheet(), unreadable]) {
    come(theLink(), failed);
    theLink().media = 'not all';
    const { taken } = take();
    await vi.advanceTimersByTimeAsync(5000);
    await taken;
  }
  expect(report).toHaveBeenCalledTimes(2);
});

it('a page that links its sheets waits for nothing', async () => {
  document.head.innerHTML = '<link rel="stylesheet" data-href="late-sheets.1.css">';
  await takeLateSheet(report);
  expect(theLink().media).toBe('');
});
