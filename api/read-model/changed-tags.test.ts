import { expect, it } from 'vitest';
import { ChangedTags } from './changed-tags.ts';

it('tells what became stale since it was last asked, each once', () => {
  const changed = new ChangedTags();
  const { cursor } = changed.since('');
  expect(changed.since(cursor)).toEqual({ cursor, tags: [] });
  for (const tag of ['model:1', 'lists', 'model:1']) changed.note(tag);
  const next = changed.since(`other-7,${cursor}`);
  expect(next.tags).toEqual(['model:1', 'lists']);
  expect(changed.since(next.cursor).tags).toEqual([]);
});

it('says that all may be stale to whom it does not know, or who asks too late', () => {
  const changed = new ChangedTags(2);
  const { cursor, tags } = changed.since('other-7');
  expect(tags).toBeNull();
  for (const tag of ['a', 'b', 'c', 'd', 'e']) changed.note(tag);
  expect(changed.since(cursor).tags).toBeNull();
  expect(changed.since('').tags).toBeNull();
  expect(changed.since(`${cursor.split('-')[0]}-99`).tags).toBeNull();
  expect(changed.since(`${cursor.split('-')[0]}-x`).tags).toBeNull();
  expect(changed.since(`${cursor.split('-')[0]}-4`).tags).toEqual(['e']);
});
