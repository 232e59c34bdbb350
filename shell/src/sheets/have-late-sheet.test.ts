// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropFailedSheets } from '../remotes/load-module.ts';
import { haveLateSheet } from './have-late-sheet.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./late-sheets.ts', () => {
  asked();
  return {};
});

const address = '/assets/late-sheets.1a2b3c4d.css';
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
const reloads = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  report.mockReset();
  reloads.mockReset();
  addEventListener('havu:part-failed', reloads);
  // Another relation: nothing is fetched here.
  document.head.innerHTML = `<style></style><link rel="x" media="all" href="${address}" integrity="sha384-x"><style></style>`;
  come(theLink(), null);
});
afterEach(() => {
  removeEventListener('havu:part-failed', reloads);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('one that failed is told once and asked for again in its place until it comes; nothing asks for a reload', async () => {
  const first = theLink();
  const had = haveLateSheet(report);
  first.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(100);
  const second = theLink();
  expect(second).not.toBe(first);
  expect([second.media, second.getAttribute('href'), second.getAttribute('integrity')]).toEqual([
    'all',
    address,
    'sha384-x',
  ]);
  expect(second.previousElementSibling?.tagName).toBe('STYLE');
  expect(second.nextElementSibling?.tagName).toBe('STYLE');
  come(second, null);
  second.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(100);
  const third = theLink();
  expect(third).not.toBe(second);
  come(third, withRules());
  third.dispatchEvent(new Event('load'));
  await had;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(links()).toEqual([third]);
  expect(report).toHaveBeenCalledOnce();
  expect(reloads).not.toHaveBeenCalled();
});

it('one that is slow keeps its request', async () => {
  const link = theLink();
  const had = haveLateSheet(report);
  await vi.advanceTimersByTimeAsync(19_000);
  come(link, withRules());
  link.dispatchEvent(new Event('load'));
  await had;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([links(), link.getAttribute('href')]).toEqual([[link], address]);
  expect(report).not.toHaveBeenCalled();
});

it('one that hangs is given up, which frees its connection', async () => {
  const first = theLink();
  void haveLateSheet(report);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(first.href).toBe('data:text/css,');
  await vi.advanceTimersByTimeAsync(100);
  expect(links()).not.toContain(first);
  expect(theLink().getAttribute('href')).toBe(address);
  expect(report).toHaveBeenCalledOnce();
});

it.each([
  ['without rules', new CSSStyleSheet()],
  ['that cannot be read', unreadable],
])('a sheet %s is what a browser makes of a file that failed', async (_how, failed) => {
  come(theLink(), failed);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([performance.mark('late')]);
  void haveLateSheet(report);
  await vi.advanceTimersByTimeAsync(500);
  expect(report).toHaveBeenCalledOnce();
});

it('one that came is left alone', async () => {
  come(theLink(), withRules());
  await haveLateSheet(report);
  expect([asked.mock.calls.length, report.mock.calls.length]).toEqual([0, 0]);
});

it('one that a document linked as any other and that failed is loaded as late code is', async () => {
  const link = theLink();
  link.dataset.href = 'late-sheets.1a2b3c4d.css';
  come(link, new CSSStyleSheet());
  dropFailedSheets();
  expect(links()).toEqual([]);
  await haveLateSheet(report);
  expect(asked).toHaveBeenCalledOnce();
});
