import { cookieValue, saveCookie } from '../country/browser-cookie.ts';
import { savesData } from '../navigation/saves-data.ts';
import { sheetCookie, sheetId } from './sheet-cookie.ts';

/**
 * Where a document links the sheet of late parts as any other and it failed. The build makes its file for this import. One
 * that is being given up (`take-late-sheet.ts`) has another address for a moment.
 */
async function haveLateSheet(): Promise<void> {
  if (!document.querySelector('link[href*="/late-sheets."], link[href^="data:"]'))
    await import(/* webpackChunkName: "late-sheets" */ './late-sheets.ts');
}

const timeoutMs = 20_000;

/**
 * Brings the shell's sheet, which stood in the first page, into the browser's cache, and tells the server so: the next
 * documents link it. The cookie says the same for every visitor of a build. A failure is tried again by the next document.
 */
export async function keepSheet(): Promise<void> {
  await haveLateSheet();
  const file = document.querySelector<HTMLStyleElement>('style[data-href^="main."]')?.dataset.href;
  if (file === undefined || savesData() || cookieValue(sheetCookie) === sheetId(file)) return;
  const response = await fetch(`/assets/${file}`, { priority: 'low', signal: AbortSignal.timeout(timeoutMs) });
  await response.arrayBuffer();
  if (response.ok) saveCookie(sheetCookie, sheetId(file));
}
