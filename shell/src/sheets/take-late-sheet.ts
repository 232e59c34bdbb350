import { retryUntilLoaded } from 'mf-shared/ui/lazy/lazy-part.ts';

/** The page does not start later for it: the document carries the rules that its HTML uses. */
const startWaitsMs = 5000;
/** Nothing waits for it once it is asked for again. */
const againWaitsMs = 20_000;
/** One that came is read in that time; otherwise it failed before anybody listened. */
const readMs = 500;
const endsMs = 100;

/**
 * The sheet of late parts, which a document asks for without waiting for it (`not all`), counts from now on. Ends when it is
 * there, so that nothing is drawn without its rules; or when it failed or takes too long. Then it is asked for again, at once
 * and in its place in the cascade, until it comes.
 */
export async function takeLateSheet(report: (error: unknown) => void): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]');
  if (!link) return;
  link.media = 'all';
  try {
    await hasCome(link, isSettled(link) ? readMs : startWaitsMs);
  } catch (error) {
    report(error);
    let failed = link;
    void retryUntilLoaded(async () => {
      failed = await askAgain(failed);
      await hasCome(failed, againWaitsMs);
    });
  }
}

const isSettled = ({ href }: HTMLLinkElement): boolean => performance.getEntriesByName(href, 'resource').length > 0;

/** Chromium gives a link whose file failed a sheet too: one without rules, or one that cannot be read. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    return false;
  }
}

/** @throws when it failed or takes longer */
async function hasCome(link: HTMLLinkElement, mostMs: number): Promise<void> {
  if (isThere(link)) return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    setTimeout(resolve, mostMs);
  });
  if (!isThere(link)) throw new Error('The sheet of late parts did not come');
}

/** Only another address ends a request that hangs and holds its connection. Before it has ended, the next would join it. */
async function askAgain(failed: HTMLLinkElement): Promise<HTMLLinkElement> {
  const link = failed.cloneNode() as HTMLLinkElement;
  failed.href = 'data:text/css,';
  await new Promise((resolve) => setTimeout(resolve, endsMs));
  failed.replaceWith(link);
  return link;
}
