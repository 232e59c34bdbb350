import { currentRelease } from './known-release.ts';
import { isSettled } from './link-state.ts';
import { loadTimeoutMs, TooSlow, withTimeout } from './load-module.ts';

/** A load event that came before anybody listened is made up for after this. */
const checkAfterMs = 1000;

/** The relation that remains on sheets which `slow-sheets.ts` (server) gives up. */
const givenUp = 'slow';

/**
 * Waits until the scripts that the document preloads from a remote came or failed. What takes too long is given up, which
 * frees its connection: a page over HTTP/1.1 has six.
 * @throws then
 */
export async function documentFiles(remote: string): Promise<void> {
  const base = currentRelease().remotes[remote]?.base ?? '/remotes/';
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[as=script][href^="${base}"]`)];
  const unsettled = new Set(links.filter((link) => !isSettled(link)));
  try {
    if (links.some(({ rel }) => rel === givenUp)) throw new TooSlow('The sheets took too long');
    await withTimeout(Promise.all([...unsettled].map((link) => settled(link).then(() => unsettled.delete(link)))));
  } catch (error) {
    for (const link of unsettled) link.remove();
    throw error;
  }
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    setTimeout(() => {
      fetch(link.href, { signal: AbortSignal.timeout(loadTimeoutMs) }).then(done, done);
    }, checkAfterMs);
  });
}
