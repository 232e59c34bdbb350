import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../local/settings.ts';
import type { Figure } from './figures.ts';

interface FilterRun {
  models: number;
  p50Ms: number;
  p95Ms: number;
  buildMs: number;
}

const targets: Readonly<Record<number, number>> = { 10000: 2, 100000: 8 };

/** Computing a facet click in the browser's list; the catalogue's team measures, this prints. */
export function measureFilter(): Figure[] {
  const output = execFileSync(process.execPath, [join(repositoryRoot, 'mf-catalog', 'bench', 'filter-bench.ts')], {
    encoding: 'utf8',
  });
  const runs = JSON.parse(output) as FilterRun[];
  return runs.map(({ models, p95Ms }) => ({
    part: 'filter',
    name: `facet click, all counts, sorted first page, ${models.toLocaleString('en')} models, p95`,
    unit: 'ms',
    value: p95Ms,
    target: targets[models] ?? null,
    better: 'lower',
    peers: models === 100_000 ? '177 ms (naive)' : '',
  }));
}
