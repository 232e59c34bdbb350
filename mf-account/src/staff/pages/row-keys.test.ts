import type { TabState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { keyAgain, keyTabs } from './row-keys.ts';

const tab = (title: string, slugs: TabState['slugs'] = { en: title }): TabState => ({
  ...{ titles: { en: title }, slugs, contents: {}, tabs: [] },
});
const [boots, tents, stoves] = [tab('boots'), tab('tents'), tab('stoves')];
const known = keyTabs([boots, tents, stoves]);

it.each<[string, TabState[], number[]]>([
  ['that moved', [stoves, boots, tents], [2, 0, 1]],
  ['beside one that is gone', [tents, stoves], [1, 2]],
  ['beside one that was added before it', [tab('maps'), boots, tents, stoves], [3, 0, 1, 2]],
  ['that has other words, beside one that is gone', [tab('shelters', { en: 'tents' }), stoves], [1, 2]],
  ['that has another address', [boots, tab('tents', { en: 'shelters' }), stoves], [0, 1, 2]],
  ['that has the address that another one had', [stoves, tab('shelters', { en: 'tents' }), tab('new')], [2, 1, 0]],
])('the row of a tab %s is its own (STAFF-59)', (_what, tabs, keys) => {
  expect(keyAgain(known, tabs).keys).toEqual(keys);
});

it('two rows never have one key, whatever the tabs are called (STAFF-59)', () => {
  const moved = keyAgain(keyTabs([tab('a', { fi: 'service' }), tab('b', { en: 'service' })]), [
    tab('b', { en: 'service' }),
    tab('a', { fi: 'service' }),
  ]);
  expect(moved.keys).toEqual([1, 0]);
  const twice = keyAgain(keyAgain(known, [boots]), [boots, tents, stoves, tents]);
  expect(twice.keys).toEqual([0, 3, 4, 5]);
});
