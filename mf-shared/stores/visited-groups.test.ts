// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const jackets = [
  { name: 'Clothing', path: '/clothing/' },
  { name: 'Jackets', path: '/clothing/jackets/' },
];
const tents = [{ name: 'Tents', path: '/tents/' }];

const groupOf = (trail: typeof jackets) => ({
  ...(trail.at(-1) ?? { name: '', path: '' }),
  ancestors: trail.slice(0, -1),
});

async function freshStores() {
  vi.resetModules();
  return import('./visited-groups.ts');
}

beforeEach(() => sessionStorage.clear());

describe('the groups of this visit (PRODUCT-3)', () => {
  it('stand newest first, each once', async () => {
    const { $visitedGroups, rememberVisitedGroup } = await freshStores();
    for (const trail of [jackets, tents, jackets]) rememberVisitedGroup(groupOf(trail));
    expect($visitedGroups.get()).toEqual([jackets, tents]);
  });

  it('outlive a reload of the tab', async () => {
    (await freshStores()).rememberVisitedGroup(groupOf(jackets));
    const { $visitedGroups, restoreVisitedGroups } = await freshStores();
    expect($visitedGroups.get()).toEqual([]);
    restoreVisitedGroups();
    expect($visitedGroups.get()).toEqual([jackets]);
  });

  it.each(['nonsense', '{"a":1}', '[[{"name":1,"path":"/a/"}]]', '[[{"name":"x","path":"//evil.example/"}]]', '[[]]'])(
    'of a storage that holds %s are none',
    async (stored) => {
      sessionStorage.setItem('havu-visited-groups', stored);
      const { $visitedGroups, restoreVisitedGroups } = await freshStores();
      restoreVisitedGroups();
      expect($visitedGroups.get()).toEqual([]);
    },
  );
});
