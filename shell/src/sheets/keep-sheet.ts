import { cookieValue, saveCookie } from '../country/browser-cookie.ts';
import { savesData } from '../navigation/saves-data.ts';
import { sheetCookie, sheetId } from './sheet-cookie.ts';

const timeoutMs = 20_000;

/**
 * Brings the shell's sheet, which stood in the first page, into the browser's cache, and tells the server so: the next
 * documents link it. The cookie says the same for every visitor of a build. A failure is tried again by the next document.
 */
export async function keepSheet(): Promise<void> {
  const file = document.querySelector<HTMLStyleElement>('style[data-href^="main."]')?.dataset.href;
  if (file === undefined || savesData() || cookieValue(sheetCookie) === sheetId(file)) return;
  const response = await fetch(`/assets/${file}`, { priority: 'low', signal: AbortSignal.timeout(timeoutMs) });
  await response.arrayBuffer();
  if (response.ok) saveCookie(sheetCookie, sheetId(file));
}
