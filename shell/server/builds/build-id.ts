import type { Release } from '../releases/release.ts';
import type { ShellAssets } from '../static/shell-assets.ts';

/** A build is the shell's own and a release that it serves (ROUTE-124, CONF-25). */
export const buildIdOf = (assets: Pick<ShellAssets, 'buildId'>, { id }: Pick<Release, 'id'>): string =>
  `${assets.buildId}-${id}`;
