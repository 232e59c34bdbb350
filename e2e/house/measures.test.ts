import { expect, it } from 'vitest';
import { filesOf, read, rooms } from './source-files.ts';

const tests = rooms.flatMap((room) => filesOf(room, ['.test.ts', '.test.tsx', '.spec.ts']));
/** How soon a list shows what was put on a shelf is the rule itself (FRESH-1). */
const ofItsSubject = ['api/modules/returns/stock-in-list.test.ts'];

it('no test asserts how long something took (TARGET-1)', () => {
  const clocked = tests.filter((path) =>
    /expect\([^)\n]*(?:performance\.now\(\)|\belapsed\w*|\btook\w*)[^\n]*\)\.toBe(?:Less|Greater)Than/.test(read(path)),
  );
  expect(clocked).toEqual(ofItsSubject);
});

it('a long list leaves to the browser what is out of sight, and draws no part of it by count (CONF-77, CONF-78)', () => {
  const grid = read('mf-catalog/src/browse-grid/card-grid.module.css');
  expect(grid).toMatch(/content-visibility: auto;\s+contain-intrinsic-block-size: auto /);
});

it('builds have budgets of sizes, and of nothing that varies (TARGET-2)', () => {
  for (const room of ['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account']) {
    const { havu } = JSON.parse(read(`${room}/package.json`)) as { havu: { budgets: Record<string, unknown> } };
    const limits = Object.values(havu.budgets).flatMap((limit) =>
      typeof limit === 'object' && limit !== null ? Object.values(limit) : [limit],
    );
    expect(limits.length).toBeGreaterThan(0);
    expect(limits.every((limit) => typeof limit === 'number' && limit > 0)).toBe(true);
  }
});

it('the bench prints a table, keeps it, and runs in parts (TARGET-3)', () => {
  const bench = read('deploy/bench/bench.ts');
  expect(bench).toMatch(/console\.log\(`\$\{table\(figures\)\}/);
  expect(bench).toContain("'results.json'");
  for (const part of ['pages', 'filter', 'api', 'render']) expect(bench).toContain(`isWanted('${part}')`);
});
