import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-12-24T09:59:55Z') });
  service = await testService({}, async (db) => {
    await insertMany(db, 'campaigns', [
      {
        ...{ id: 5, slugs: { fi: 'joulu' }, texts: { fi: { title: 'Joulu' } }, club_starts_at: null },
        ...{ starts_at: '2026-12-24T10:00:00Z', ends_at: '2026-12-24T11:00:00Z' },
      },
    ]);
    await insertMany(db, 'banners', [
      {
        ...{
          id: 5,
          kind: 'text',
          image: null,
          crop_point: '50/50',
          sub_text: '',
          texts: { fi: { title: 'Joulurauha' } },
        },
        ...{ is_active: true, starts_at: '2026-12-24T14:30:00Z', ends_at: '2026-12-24T14:50:00Z' },
      },
    ]);
    await insertMany(db, 'gift_campaigns', [
      {
        ...{ id: 5, slug: 'joululahja', names: { fi: 'Joululahja' }, texts: {}, is_active: true },
        ...{ starts_at: '2026-12-24T12:00:00Z', ends_at: '2026-12-24T13:00:00Z' },
      },
    ]);
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await service.close();
});

it.each([
  ['a campaign (STAFF-60)', '/api/campaigns/?slug=joulu', '2026-12-24T09:59:55Z', '2026-12-24T10:59:58Z'],
  ['a gift campaign (STAFF-61)', '/api/giftcampaigns/joululahja/', '2026-12-24T11:59:55Z', '2026-12-24T12:59:58Z'],
  // The clock goes on: the last to begin comes last.
  ['a banner (STAFF-69)', '/api/banners/', '2026-12-24T14:29:55Z', '2026-12-24T14:49:58Z'],
])(
  'what is kept of pages is made anew when %s begins and when it ends, without a restart',
  async (_name, url, before, end) => {
    const isThere = async () => {
      await service.followCatalogue();
      const answer = await service.call(url);
      return answer.statusCode === 200 && answer.body.includes('Joulu');
    };
    const version = async () => {
      const row = await service.open.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
      return row.version;
    };
    const turnsFrom = (first: number) =>
      expect
        .poll(() => {
          vi.advanceTimersByTime(10_000);
          return version();
        })
        .not.toBe(first);
    vi.setSystemTime(new Date(before));
    expect(await isThere()).toBe(false);
    await turnsFrom(await version());
    expect(await isThere()).toBe(true);
    vi.setSystemTime(new Date(end));
    await turnsFrom(await version());
    expect(await isThere()).toBe(false);
  },
);
