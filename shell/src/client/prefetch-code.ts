import { splitLocalePath } from 'mf-shared/rules/locale-path';
import type { PageEnvironment } from '../pages/page-environment.ts';

/** Kinds of pages whose code is loaded ahead: those that the most links lead to. */
const kinds = 2;

/** Loads the code of the pages that most of the addresses lead to, without their data. Failures are left to the visit. */
export async function prefetchCode(urls: readonly URL[], environment: PageEnvironment): Promise<void> {
  const { localeStrategy } = environment.config;
  const found = await Promise.allSettled(
    urls.map(({ pathname }) => environment.match(splitLocalePath(pathname, localeStrategy).path)),
  );
  const matches = found
    .map((result) => (result.status === 'fulfilled' ? result.value : null))
    .filter((match) => match !== null);
  const byKind = Map.groupBy(matches, ({ remote, expose }) => remote + expose);
  const most = [...byKind.values()].toSorted((one, other) => other.length - one.length).slice(0, kinds);
  await Promise.allSettled(most.map(([match]) => match && environment.load(match)));
}
