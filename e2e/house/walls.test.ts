import { describe, expect, it } from 'vitest';
import { cyclicImports, type FolderImport, folderImports, valueImportsIn } from './folder-imports.ts';
import { type Room, read } from './source-files.ts';

/** How the service is stacked. */
const apiOrder = [
  'db',
  'metrics',
  'events',
  'texts',
  'read-model',
  'http',
  'file-stores',
  'modules',
  'media',
  'import',
  'export',
  'audit',
  'backup',
  'testing',
];

/**
 * Folders side by side that import one another in one direction only. `order` writes that direction down: a folder
 * imports those that stand before it.
 */
const levels: readonly { room: Room; level: string; order?: readonly string[] }[] = [
  { room: 'api', level: 'api', order: apiOrder },
  { room: 'api', level: 'api/modules' },
  { room: 'shell', level: 'shell' },
  { room: 'shell', level: 'shell/src' },
  { room: 'shell', level: 'shell/server' },
  { room: 'mf-catalog', level: 'mf-catalog/src' },
  { room: 'mf-product', level: 'mf-product/src' },
  { room: 'mf-checkout', level: 'mf-checkout/src' },
  { room: 'mf-account', level: 'mf-account/src' },
  { room: 'mf-account', level: 'mf-account/src/staff' },
  { room: 'mf-shared', level: 'mf-shared' },
  { room: 'deploy', level: 'deploy' },
];

const edge = ({ from, to }: FolderImport): string => `${from} → ${to}`;

describe('walls inside the rooms', () => {
  it('reads what a file needs before it runs', () => {
    const text = `
      import type { A } from './type.ts';
      import { type B } from './types.ts';
      import { type C, d } from './mixed.ts';
      import './effect.css';
      export { e } from './again.ts';
      export type { F } from './again-type.ts';
      const late = () => import('./late.ts');
    `;
    expect(valueImportsIn('x.ts', text)).toEqual(['./mixed.ts', './effect.css', './again.ts']);
  });

  it('finds what closes a cycle, and nothing that only leads to one', () => {
    const imports = ['a b', 'b c', 'c a', 'd a', 'c e'].map((pair) => {
      const [from = '', to = ''] = pair.split(' ');
      return { from, to, file: `${from}/x.ts`, target: `${to}/y.ts` };
    });
    expect(cyclicImports(imports).map(edge)).toEqual(['a → b', 'b → c', 'c → a']);
  });

  it('ARCHITECTURE.md tells the order of the service’s folders', () => {
    const [, told = ''] = /In the service the order is ([^.]+)\./.exec(read('ARCHITECTURE.md')) ?? [];
    expect(told.split(', ')).toEqual(apiOrder);
  });

  describe.each(levels)('$level', ({ room, level, order = [] }) => {
    const imports = folderImports(room, level);
    const told = (each: FolderImport) => `${edge(each)}: ${each.file} → ${each.target}`;

    it('has folders without cycles of imports', () => {
      expect(cyclicImports(imports).map(told)).toEqual([]);
    });

    const against = order.length === 0 ? [] : imports.filter(({ from, to }) => order.indexOf(to) > order.indexOf(from));

    it('has folders that import those before them in the written order', () => {
      expect(against.map(told)).toEqual([]);
      if (order.length > 0) expect(order).toEqual(expect.arrayContaining(imports.map(({ to }) => to)));
    });
  });
});
