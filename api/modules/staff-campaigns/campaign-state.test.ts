import type { CampaignState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { inOrder, lackingField, standingOf, textsOf, toCampaignState } from './campaign-state.ts';

const campaign = (change: Partial<CampaignState> = {}): CampaignState => ({
  ...{ titles: { fi: 'Ale' }, slugs: { fi: 'ale' }, descriptions: {}, club_starts_at: null, starts_at: null },
  ...{ ends_at: null, image: '', products: [], is_active: true },
  ...change,
});

it('a campaign is stored as it was read, without languages and texts that have no words (STAFF-60)', () => {
  const texts = { fi: { title: 'Ale', description: 'Nyt' }, en: { title: 'Sale' } };
  const row = {
    ...{ id: 1, key: null, slugs: { fi: 'ale' }, image: 'scenes/bog', is_active: true, is_hidden: false },
    ...{ is_removed: false, starts_at: new Date('2026-01-01T10:00:00Z'), ends_at: null, club_starts_at: null },
    ...{ products: ['kuura', 'ski'], texts: { ...texts, sv: { title: '' } } },
  };
  const state = toCampaignState(row);
  expect(state).toMatchObject({
    ...{ titles: { fi: 'Ale', en: 'Sale' }, descriptions: { fi: 'Nyt' }, image: '/media/scenes/bog' },
    ...{ starts_at: '2026-01-01T10:00:00.000Z', products: ['kuura', 'ski'] },
  });
  expect(textsOf(state)).toEqual(texts);
});

it('a campaign keeps each product once, in the order in which they were chosen (STAFF-60)', () => {
  const { products, starts_at } = inOrder(campaign({ products: ['b', 'a', 'b'], starts_at: '2026-01-01T12:00:00Z' }));
  expect([products, starts_at]).toEqual([['b', 'a'], '2026-01-01T12:00:00.000Z']);
});

it('a language that is changed has a title, and the campaign one at least (STAFF-60)', () => {
  const before = campaign();
  expect(lackingField(before, before)).toBeNull();
  expect(lackingField(before, campaign({ descriptions: { sv: 'Nu' } }))).toBe('title_sv');
  expect(lackingField(before, campaign({ titles: {} }))).toBe('title_fi');
});

it('a campaign is seen from its start until its end, by members of the club earlier (STAFF-32, STAFF-60)', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  const [before, after] = [new Date('2026-05-10T11:59:59Z'), new Date('2026-05-10T12:00:01Z')];
  const none = { is_active: true, club_starts_at: null, starts_at: null, ends_at: null };
  expect(standingOf(none, now)).toBe('running');
  expect(standingOf({ ...none, is_active: false }, now)).toBe('hidden');
  expect(standingOf({ ...none, starts_at: after }, now)).toBe('planned');
  expect(standingOf({ ...none, starts_at: after, club_starts_at: before }, now)).toBe('club');
  expect(standingOf({ ...none, starts_at: now }, now)).toBe('running');
  expect(standingOf({ ...none, ends_at: now }, now)).toBe('over');
});
