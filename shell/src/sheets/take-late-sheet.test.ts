// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { takeLateSheet } from './take-late-sheet.ts';

let link: HTMLLinkElement;
const come = (sheet: CSSStyleSheet | null) =>
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" data-late media="not all">';
  link = document.querySelector('link') ?? document.createElement('link');
});

it('the sheet counts from now on, and is waited for', async () => {
  come(null);
  let isThere = false;
  const taken = takeLateSheet().then(() => {
    isThere = true;
  });
  expect(link.media).toBe('all');
  await Promise.resolve();
  expect(isThere).toBe(false);
  come(new CSSStyleSheet());
  link.dispatchEvent(new Event('load'));
  await taken;
  expect(document.querySelector('link')).toBe(link);
});

it('one that came before is not waited for', async () => {
  come(new CSSStyleSheet());
  await takeLateSheet();
  expect(link.media).toBe('all');
});

it('one that failed goes, so that it is asked for again', async () => {
  come(null);
  const taken = takeLateSheet();
  link.dispatchEvent(new Event('error'));
  await taken;
  expect(document.querySelector('link')).toBeNull();
});

it('a page that links its sheets waits for nothing', async () => {
  document.head.innerHTML = '<link rel="stylesheet" data-href="late-sheets.1.css">';
  await takeLateSheet();
  expect(document.querySelector('link')?.media).toBe('');
});
