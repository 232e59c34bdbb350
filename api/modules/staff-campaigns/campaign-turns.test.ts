import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-12-24T09:59:55Z') });
  service = await testService({}, (db) =>
    insertMany(db, 'campaigns', [
      {
        ...{ id: 5, slugs: { fi: 'joulu' }, texts: { fi: { title: 'Joulu' } }, club_starts_at: null },
        ...{ starts_at: '2026-12-24T10:00:00Z', ends_at: '2026-12-24T11:00:00Z' },
      },
    ]),
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await service.close();
});

it('what is kept of pages is made anew when a campaign begins and when it ends, without a restart (STAFF-60)', async () => {
  const status = async () => (await service.call('/api/campaigns/?slug=joulu')).statusCode;
  const version = async () => {
    const row = await service.open.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    return row.version;
  };
  const first = await version();
  expect(await status()).toBe(404);
  vi.advanceTimersByTime(20_000);
  expect(await status()).toBe(200);
  await expect.poll(version).not.toBe(first);
  const second = await version();
  vi.setSystemTime(new Date('2026-12-24T10:59:58Z'));
  vi.advanceTimersByTime(20_000);
  expect(await status()).toBe(404);
  await expect.poll(version).not.toBe(second);
});
