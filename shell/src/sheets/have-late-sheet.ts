import { retryUntilLoaded } from 'mf-shared/ui/lazy/lazy-part.ts';
import { isSheetThere, sheetWaitMs, whenSheetEnds } from '../remotes/link-state.ts';

/** A slow one may take this long; then its request hangs. */
const comesWithinMs = 20_000;
const endsMs = 100;

/**
 * Asks again for a sheet of late parts that failed or hangs, at once and in its place in the cascade, until it comes, and
 * tells so once. No reload is asked for meanwhile (`havu:part-failed`): the page has its code, and looks as it should.
 */
export async function haveLateSheet(report: (error: unknown) => void): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[href*="/late-sheets."]');
  if (!link) {
    // A document linked it as any other, and it failed. The build makes its file for this import.
    await import(/* webpackChunkName: "late-sheets" */ './late-sheets.ts');
    return;
  }
  try {
    await hasCome(link, sheetWaitMs(link, comesWithinMs));
  } catch (error) {
    report(error);
    let failed = link;
    const again = async () => {
      failed = await askAgain(failed);
      await hasCome(failed, comesWithinMs);
    };
    await retryUntilLoaded(again, () => {});
  }
}

/** @throws when it failed or takes longer */
async function hasCome(link: HTMLLinkElement, mostMs: number): Promise<void> {
  await whenSheetEnds(link, mostMs);
  if (!isSheetThere(link)) throw new Error('The sheet of late parts did not come');
}

/** Only another address ends a request that hangs and holds its connection. Before it has ended, the next would join it. */
async function askAgain(failed: HTMLLinkElement): Promise<HTMLLinkElement> {
  const link = failed.cloneNode() as HTMLLinkElement;
  failed.href = 'data:text/css,';
  await new Promise((resolve) => setTimeout(resolve, endsMs));
  failed.replaceWith(link);
  return link;
}
