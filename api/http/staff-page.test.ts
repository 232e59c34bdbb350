import { sql } from 'kysely';
import type { StaffRedirects } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../testing/test-service.ts';
import { pageFacts, pageRange } from './staff-page.ts';

describe('a page of a list of the staff', () => {
  it.each([
    [0, 1, { page: 1, page_count: 1, offset: 0 }],
    [25, 2, { page: 1, page_count: 1, offset: 0 }],
    [26, 2, { page: 2, page_count: 2, offset: 25 }],
    [100_000, 1000, { page: 1000, page_count: 4000, offset: 24_975 }],
    [100_000, 1_000_000, { page: 4000, page_count: 4000, offset: 99_975 }],
  ])('of %d rows, page %d stands at %j', (total, page, { offset, ...facts }) => {
    expect(pageFacts(total, page)).toEqual({ total, ...facts });
    expect(pageRange(total, page)).toEqual({ offset, limit: 25 });
  });
});

describe('a list of 100,000 rows (STAFF-46)', () => {
  let service: TestService;
  let authorization: string;
  beforeAll(async () => {
    service = await testService();
    ({ authorization } = await service.signedIn({ is_admin: true }));
    await sql`INSERT INTO redirects (old_path, new_path)
      SELECT '/old-' || g || '/', '/new/' FROM generate_series(1, 100000) g`.execute(service.open.db);
  });
  afterAll(() => service.close());

  const read = async (page: number) =>
    (await service.call(`/api/staff/redirects/?page=${page}`, { authorization })).json<StaffRedirects>();

  it('is read to its last row, and a page beyond the last is the last', async () => {
    expect((await read(1000)).results[0]?.old_path).toBe('/old-75025/');
    const last = await read(4000);
    expect(last).toMatchObject({ total: 100_000, page: 4000, page_count: 4000 });
    expect([last.results.length, last.results.at(-1)?.old_path]).toEqual([25, '/old-1/']);
    expect(await read(4001)).toEqual(last);
  });
});
