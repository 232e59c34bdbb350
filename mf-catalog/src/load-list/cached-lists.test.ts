import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { createCachedLists } from './cached-lists.ts';

const list = (length: number) => ({
  items: Array.from({ length }, (_, id) => listItem({ id })),
  total: length,
  etag: null,
});

it('the list that was not used for longest goes first, when there are too many products in all', () => {
  const lists = createCachedLists(10);
  lists.set('jackets', list(4));
  lists.set('boots', list(4));
  lists.get('jackets');
  lists.set('tents', list(4));
  expect(['jackets', 'boots', 'tents'].filter((key) => lists.get(key))).toEqual(['jackets', 'tents']);
});

it('a list larger than the limit is still cached while it is the newest', () => {
  const lists = createCachedLists(10);
  lists.set('all', list(40));
  expect(lists.get('all')?.items).toHaveLength(40);
  lists.set('boots', list(1));
  expect(lists.get('all')).toBeUndefined();
});
