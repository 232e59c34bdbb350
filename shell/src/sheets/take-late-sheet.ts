import { isSettled } from '../remotes/is-settled.ts';
import { isSheetThere } from '../remotes/is-sheet-there.ts';

/** The page does not start later for it: the document carries the rules that its HTML uses. */
const startWaitsMs = 5000;
/** One that came is read in that time; otherwise it failed before anybody listened. */
const readMs = 500;

/**
 * The sheet of late parts, which a document asks for without waiting for it (`not all`), counts from now on. Ends when it is
 * there, so that nothing is drawn without its rules; or when it failed or takes long (`have-late-sheet.ts` goes on).
 */
export async function takeLateSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]');
  if (!link) return;
  link.media = 'all';
  if (isSheetThere(link)) return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    setTimeout(resolve, isSettled(link) ? readMs : startWaitsMs);
  });
}
