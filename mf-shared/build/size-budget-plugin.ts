import { brotliCompressSync, constants } from 'node:zlib';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * Fails the build where a part outgrows its budget. Parts: an entry's name (`main`), an expose (`./product`: the
 * files its first render loads), `entry` (the remote's own entry) and `total` (all scripts). Brotli kilobytes.
 */
export class SizeBudgetPlugin implements WebpackPluginInstance {
  readonly #budgets: Readonly<Record<string, number>>;

  constructor(budgets: Readonly<Record<string, number>>) {
    this.#budgets = budgets;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SizeBudgetPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SizeBudgetPlugin', stage }, () => {
        for (const [part, budgetKb] of Object.entries(this.#budgets)) {
          const sizeKb = partFiles(compilation, part).reduce((sum, file) => sum + sizeOf(compilation, file), 0) / 1000;
          const line = `${part}: ${sizeKb.toFixed(1)} of ${budgetKb} kB brotli`;
          compilation.getLogger('budget').info(line);
          if (sizeKb > budgetKb) compilation.errors.push(new webpack.WebpackError(`Size budget exceeded: ${line}`));
        }
      });
    });
  }
}

function partFiles(compilation: Compilation, part: string): string[] {
  const scripts = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));
  if (part === 'total') return scripts;
  if (part === 'entry') return scripts.filter((name) => name.startsWith('remoteEntry.'));
  const group = compilation.entrypoints.get(part) ?? compilation.namedChunkGroups.get(part.replace(/^\.\//, ''));
  if (!group) throw new Error(`No part called ${part} to hold to its budget`);
  return group.getFiles().filter((name) => name.endsWith('.js'));
}

function sizeOf(compilation: Compilation, file: string): number {
  const source = compilation.getAsset(file)?.source.buffer();
  if (!source) return 0;
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
