import path from 'node:path';
import type { Configuration } from 'webpack';
import type { PackageFacts } from './package-facts.ts';

export type Mode = 'production' | 'development';

export const sharedRoot = path.resolve(import.meta.dirname, '..');
export const repositoryRoot = path.resolve(sharedRoot, '..');

/** Where a build goes; a development build leaves the built package as it is. */
export function folderOf(target: 'web' | 'node', mode: Mode): string {
  return mode === 'production' ? `dist/${target}` : `dist/development-${target}`;
}

/** What every build has in common. `target` names its cache and its folder under `dist`. */
export function baseConfig(facts: PackageFacts, target: 'web' | 'node', mode: Mode) {
  return {
    name: `${facts.name} ${target}`,
    mode,
    context: facts.directory,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    performance: false,
    stats: { preset: 'errors-warnings', timings: true, logging: mode === 'production' ? 'info' : 'warn' },
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${target}-${mode}`,
      cacheDirectory: path.join(repositoryRoot, '.cache/webpack', facts.name),
      buildDependencies: {
        preset: [path.join(import.meta.dirname, '/')],
        package: [path.join(facts.directory, 'package.json')],
      },
    },
  } satisfies Configuration;
}
