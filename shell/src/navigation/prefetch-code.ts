import { splitLocalePath } from 'mf-shared/rules/locale-path';
import type { PageEnvironment } from '../pages/page-environment.ts';
import type { RouteMatch } from '../routes/match-route.ts';

/** Kinds of pages whose code is loaded ahead: those that the most links lead to. */
const kinds = 2;

/**
 * Brings the code of the pages that most of the addresses lead to into the browser's cache. Nothing of it runs, no
 * failure counts.
 */
export async function prefetchCode(
  urls: readonly URL[],
  environment: Pick<PageEnvironment, 'config' | 'match'>,
  fetchFiles: (match: RouteMatch) => Promise<void>,
): Promise<void> {
  const { localeStrategy } = environment.config;
  const found = await Promise.allSettled(
    urls.map(({ pathname }) => environment.match(splitLocalePath(pathname, localeStrategy).path)),
  );
  const matches = found
    .map((result) => (result.status === 'fulfilled' ? result.value : null))
    .filter((match) => match !== null);
  const byKind = Map.groupBy(matches, ({ remote, expose }) => remote + expose);
  const most = [...byKind.values()].toSorted((one, other) => other.length - one.length).slice(0, kinds);
  await Promise.allSettled(most.map(([match]) => match && fetchFiles(match)));
}
