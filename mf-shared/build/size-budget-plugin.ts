import { brotliCompressSync, constants } from 'node:zlib';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import type { PackageFacts } from './package-facts.ts';

/**
 * Fails the build where a part outgrows its budget. Parts: an entry's name (`main`), an expose (`./product`: the
 * files its first render loads), `entry` (the remote's own entry), `page` (each expose that has no budget of its own)
 * and `late` (each other script: what a press, a signed-in customer or the staff load). Brotli kilobytes. There is no
 * budget for all of it together: it would count languages and screens, which nobody loads together.
 */
export class SizeBudgetPlugin implements WebpackPluginInstance {
  readonly #facts: Pick<PackageFacts, 'budgets' | 'exposes'>;

  constructor(facts: Pick<PackageFacts, 'budgets' | 'exposes'>) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SizeBudgetPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SizeBudgetPlugin', stage }, () => {
        for (const { part, files, budgetKb } of budgetedParts(compilation, this.#facts)) {
          const sizeKb = files.reduce((sum, file) => sum + sizeOf(compilation, file), 0) / 1000;
          const line = `${part}: ${sizeKb.toFixed(1)} of ${budgetKb} kB brotli`;
          compilation.getLogger('budget').info(line);
          if (sizeKb > budgetKb) compilation.errors.push(new webpack.WebpackError(`Size budget exceeded: ${line}`));
        }
      });
    });
  }
}

interface BudgetedPart {
  part: string;
  files: string[];
  budgetKb: number;
}

function budgetedParts(
  compilation: Compilation,
  { budgets, exposes }: Pick<PackageFacts, 'budgets' | 'exposes'>,
): BudgetedPart[] {
  const { page, late, ...named } = budgets;
  const parts = Object.entries(named).map(([part, budgetKb]) => ({
    part,
    files: filesOf(compilation, part),
    budgetKb,
  }));
  if (page !== undefined) {
    const others = Object.keys(exposes).filter((part) => !(part in named));
    parts.push(...others.map((part) => ({ part, files: filesOf(compilation, part), budgetKb: page })));
  }
  if (late !== undefined) {
    const first = new Set(parts.flatMap(({ files }) => files));
    const others = scriptsOf(compilation).filter((file) => !first.has(file));
    parts.push(...others.map((file) => ({ part: file, files: [file], budgetKb: late })));
  }
  return parts;
}

function filesOf(compilation: Compilation, part: string): string[] {
  if (part === 'entry') return scriptsOf(compilation).filter((name) => name.startsWith('remoteEntry.'));
  const group = compilation.entrypoints.get(part) ?? compilation.namedChunkGroups.get(part.replace(/^\.\//, ''));
  if (!group) throw new Error(`No part called ${part} to hold to its budget`);
  return group.getFiles().filter((name) => name.endsWith('.js'));
}

function scriptsOf(compilation: Compilation): string[] {
  return compilation.getAssets().flatMap(({ name }) => (name.endsWith('.js') ? [name] : []));
}

function sizeOf(compilation: Compilation, file: string): number {
  const source = compilation.getAsset(file)?.source.buffer();
  if (!source) return 0;
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
