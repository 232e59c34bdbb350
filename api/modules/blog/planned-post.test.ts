import type { PostList } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-12-24T21:59:55Z') });
  service = await testService({}, (db) =>
    insertMany(db, 'articles', [
      {
        ...{ id: 5, kind: 'blog', slugs: { fi: 'joulu' }, published_on: '2026-12-25' },
        texts: { fi: { title: 'Joulu', content: '<p>Rauhaa</p>' } },
      },
    ]),
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await service.close();
});

it('a planned post is shown from the beginning of its day in the shop on, without a restart (STAFF-57)', async () => {
  const titles = async () => (await service.call('/api/blog/posts/')).json<PostList>().posts.map(({ title }) => title);
  expect(await titles()).not.toContain('Joulu');
  vi.advanceTimersByTime(20_000);
  await expect.poll(titles).toContain('Joulu');
});
