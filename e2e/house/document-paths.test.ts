import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadPaths } from './document-paths.ts';
import { codeOf, read } from './source-files.ts';

describe('paths of the repository that a document names', () => {
  // These tell of the house file by file; the others also name files of a running shop, such as `manifest.json`.
  it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('exist, and so do the names beside them: %s', (file) => {
    expect(deadPaths(read(file), { withNames: true })).toEqual([]);
  });

  it.each(['docs/operating.md', 'docs/import.md'])('exist: %s', (file) => {
    expect(deadPaths(read(file), { withNames: false })).toEqual([]);
  });

  it.each([
    'See `api/modules.ts`, `mf-shared/rules/locales` and `docs/decisions/0007`.',
    'The demo imports `api/seed`, as `node api/import/run-import.ts folder` does.',
    'Texts stand in `mf-x/locales/{fi,en,…}.json`, a page in `mf-x/src/<what-a-shopper-does>/<name>-route.ts`.',
    'Prices are chosen in `api/read-model/model-rows.ts` and `price-facts.ts`; `shell/server` has `app.ts`.',
    'A shop has `/staff/orders/`, `.data/outbox/` and `DATA_DIR/logs/`.',
  ])('are found: %s', (words) => {
    expect(deadPaths(words, { withNames: true })).toEqual([]);
  });

  it.each([
    ['`api/no-such-file.ts`', 'api/no-such-file.ts'],
    ['`node api/import/gone.ts folder`', 'api/import/gone.ts'],
    ['`mf-account/locales/staff.{fi,xx}.json`', 'mf-account/locales/staff.xx.json'],
    ['`mf-x/src/<name>/<name>-gone.ts`', 'mf-*/src/<name>/<name>-gone.ts'],
    ['`api/read-model/model-rows.ts` and `boot.tsx`', 'boot.tsx'],
    ['`api/gone`', 'api/gone'],
  ])('are missed: %s', (words, path) => {
    expect(deadPaths(words, { withNames: true })).toEqual([path]);
  });
});

it('the head of boot.tsx names every file of the start in a browser', () => {
  const boot = 'shell/src/client/boot.tsx';
  const [head = ''] = /^\/\*\*[\s\S]*?\*\//.exec(read(boot)) ?? [];
  const files = codeOf('shell').filter((file) => dirname(file) === dirname(boot));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !head.includes(`\`${basename(file)}\``))).toEqual([]);
});
