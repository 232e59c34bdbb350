// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cookieValue, saveCookie } from '../country/browser-cookie.ts';
import { keepSheet } from './keep-sheet.ts';
import { sheetCookie } from './sheet-cookie.ts';

const answer = vi.fn(async (_href: string) => new Response('.a{}'));

beforeEach(() => {
  document.head.innerHTML =
    '<style data-href="main.1a2b3c4d.css"></style><link href="/assets/late-sheets.1a2b3c4d.css" media="all">' +
    '<style data-href="home.5e6f7a8b.css"></style>';
  answer.mockReset().mockImplementation(async () => new Response('.a{}'));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  saveCookie(sheetCookie, '');
  vi.unstubAllGlobals();
});

it('the sheet that stood in the page is brought into the cache, and the server told', async () => {
  await keepSheet();
  expect(answer.mock.calls.map(([href]) => href)).toEqual(['/assets/main.1a2b3c4d.css']);
  expect(cookieValue(sheetCookie)).toBe('1a2b3c4d');
});

it('a page that links it, or whose sheet was kept before, asks for nothing', async () => {
  saveCookie(sheetCookie, '1a2b3c4d');
  await keepSheet();
  document.head.innerHTML =
    '<link rel="stylesheet" data-href="main.9c8d7e6f.css"><link href="/assets/late-sheets.1a2b3c4d.css">';
  await keepSheet();
  expect(answer).not.toHaveBeenCalled();
});

it('a sheet that could not be had is asked for again by the next document', async () => {
  answer.mockImplementation(async () => new Response('', { status: 404 }));
  await keepSheet();
  expect(cookieValue(sheetCookie)).not.toBe('1a2b3c4d');
});
