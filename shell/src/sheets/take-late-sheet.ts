import { sheetWaitMs, whenSheetEnds } from '../remotes/link-state.ts';

/** The page does not start later for it: the document carries the rules that its HTML uses. */
const startWaitsMs = 5000;

/**
 * The sheet of late parts, which a document asks for without waiting for it (`not all`), counts from now on. Ends when it is
 * there, so that nothing is drawn without its rules; or when it failed or takes long (`have-late-sheet.ts` goes on).
 */
export async function takeLateSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]');
  if (!link) return;
  link.media = 'all';
  await whenSheetEnds(link, sheetWaitMs(link, startWaitsMs));
}
