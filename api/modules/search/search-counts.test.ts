import { popularSearches } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';
import { createSearchCounts } from './search-counts.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const counts = () => createSearchCounts(service.open.db);

it('has nothing to tell at first (SEARCH-18)', async () => {
  const answer = await service.call('/api/search/popular/?language=fi');
  expect(popularSearches.parse(answer.json())).toEqual({ words: [] });
});

it('tells what was searched for most, from three times on (SEARCH-18)', async () => {
  const own = counts();
  for (const words of ['takki', 'takki', 'takki', 'takki', 'reppu', 'reppu', 'reppu', 'kirves'])
    own.note('fi', [words]);
  own.note('en', ['jacket']);
  await own.flush();
  expect(await own.popular('fi')).toEqual(['takki', 'reppu']);
  expect(await own.popular('en')).toEqual([]);
});

it('adds to the day, and nobody makes a search popular by repeating it (SEARCH-18)', async () => {
  const own = counts();
  for (let repeat = 0; repeat < 100; repeat += 1) own.note('sv', ['yxa', 'liten']);
  await own.flush();
  own.note('sv', ['yxa', 'liten']);
  await own.flush();
  const rows = await service.open.db.selectFrom('search_counts').selectAll().where('locale', '=', 'sv').execute();
  expect(rows).toMatchObject([{ words: 'yxa liten', searches: 6 }]);
});

it('forgets days that are long gone (SEARCH-18)', async () => {
  const { db } = service.open;
  await db.insertInto('search_counts').values({ locale: 'de', words: 'axt', day: '2020-01-01', searches: 9 }).execute();
  const own = counts();
  own.note('de', ['zelt']);
  await own.flush();
  const rows = await db.selectFrom('search_counts').select('words').where('locale', '=', 'de').execute();
  expect(rows).toEqual([{ words: 'zelt' }]);
});

it('counts pages of results that found what was typed, and nothing that is half typed (SEARCH-18)', async () => {
  const { db } = service.open;
  await db.deleteFrom('search_counts').execute();
  const search = (q: string, counted: string) => service.call(`/api/search/?q=${encodeURIComponent(q)}${counted}`);
  for (let time = 0; time < 3; time += 1) {
    await search('Kuura takki', '&counted=1');
    await search('halla', '');
    await search('kuoritkaki', '&counted=1');
    await search('somebody@example.com', '&counted=1');
  }
  // The service writes what it counted when it closes.
  await service.app.close();
  const rows = await db.selectFrom('search_counts').selectAll().execute();
  expect(rows).toMatchObject([{ locale: 'fi', words: 'kuura takki', searches: 3 }]);
});
