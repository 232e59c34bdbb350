import type { ReleaseSource } from '../releases/release-source.ts';
import type { ShellAssets } from '../static/shell-assets.ts';

/** A build is the shell's own and the release that it serves (ROUTE-124, CONF-25). */
export const buildIdOf = (assets: Pick<ShellAssets, 'buildId'>, { current }: Pick<ReleaseSource, 'current'>): string =>
  `${assets.buildId}-${current.id}`;
