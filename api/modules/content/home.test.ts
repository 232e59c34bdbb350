import { home, type Locale } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({}, (db) =>
    insertMany(db, 'settings', [
      { key: 'frontpage_title', value: 'Pitkä talvi', is_public: true },
      { key: 'frontpage_title_en', value: 'A long winter', is_public: true },
      { key: 'frontpage_meta_description', value: 'Varusteita.', is_public: true },
    ]),
  );
});
afterAll(() => service.close());

const headOf = async (locale: Locale) => {
  const { title, metaDescription } = home.parse((await service.call('/api/home/?taxAreaId=1', { locale })).json());
  return { title, metaDescription };
};

it('takes the front page’s title and description from the settings (CONF-38, CONF-39)', async () => {
  expect(await headOf('fi')).toEqual({ title: 'Pitkä talvi', metaDescription: 'Varusteita.' });
});

it('prefers what is set for the language', async () => {
  expect(await headOf('en')).toEqual({ title: 'A long winter', metaDescription: 'Varusteita.' });
});
