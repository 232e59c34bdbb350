import path from 'node:path';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** Parts of the federation's runtime that remotes with entries never use → what stands in for them. */
const replaced = [
  { part: /[/]snapshot[/]SnapshotHandler\.js$/, by: 'no-snapshot.ts' },
  { part: /[/]utils[/]preload\.js$/, by: 'no-preload.ts' },
  { part: /[/]semver[/]index\.js$/, by: 'no-ranges.ts' },
  { part: /^\.{1,2}[/](?:.*[/])?logger\.js$/, by: 'short-log.ts' },
  { part: /^\.[/]desc\.mjs$/, by: 'no-descriptions.ts' },
];
const runtime = /[\\/]@module-federation[\\/](runtime-core|error-codes)[\\/]/;

/**
 * Leaves parts of the federation's runtime out of the host. `disableSnapshot` keeps their classes, because the runtime
 * names them; fails the build where a part is no longer found.
 */
export class LeanFederationPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    for (const { part, by } of replaced) {
      const file = path.join(import.meta.dirname, 'federation', by);
      new webpack.NormalModuleReplacementPlugin(part, (data: { context: string; request: string }) => {
        if (runtime.test(data.context)) data.request = file;
      }).apply(compiler);
      compiler.hooks.afterCompile.tap('LeanFederationPlugin', (compilation) => {
        if (compilation.compiler.isChild() || isThere(compilation.modules, file)) return;
        compilation.errors.push(new webpack.WebpackError(`The federation's runtime has no ${part.source} any more`));
      });
    }
  }
}

const isThere = (modules: Iterable<webpack.Module>, file: string): boolean =>
  [...modules].some((module) => module instanceof webpack.NormalModule && module.resource === file);
