import { experience, experiences, navigation, sitemap } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let without: TestService;
beforeAll(async () => {
  without = await testService();
  service = await testService({}, async (db) => {
    const value = 'Routa, kaamos,nobody,routa';
    await db.insertInto('settings').values({ key: 'experience_manufacturer_list', value, is_public: true }).execute();
  });
});
afterAll(async () => {
  await service.close();
  await without.close();
});

const brandsOf = async (shop: TestService) =>
  experiences.parse((await shop.call('/api/experiences/')).json()).brands.map(({ slug }) => slug);

it('the setting names the brands, in its order and once each; what is no brand is passed over (CONF-44)', async () => {
  expect(await brandsOf(service)).toEqual(['routa', 'kaamos']);
  expect(await brandsOf(without)).toEqual([]);
});

it('a brand tells its story and what the magazine says of its products (ROUTE-28)', async () => {
  const answer = experience.parse((await service.call('/api/experiences/KAAMOS/')).json());
  expect(answer.brand).toMatchObject({ name: 'Kaamos', description: 'Pimeän ajan vaatteita.' });
  expect(answer.posts.map(({ title }) => title)).toEqual(['Näin valitset takin']);
  expect(experience.parse((await service.call('/api/experiences/routa/')).json()).posts).toEqual([]);
});

it('a brand that the setting does not name has no experience (ROUTE-28)', async () => {
  expect((await without.call('/api/experiences/kaamos/')).statusCode).toBe(404);
  expect((await service.call('/api/experiences/nobody/')).statusCode).toBe(404);
});

it('the menu and search engines know of experiences where there are any', async () => {
  const facts = async (shop: TestService) => {
    const { entries } = sitemap.parse((await shop.call('/api/sitemap/')).json());
    const { hasExperiences } = navigation.parse((await shop.call('/api/navigation/')).json());
    return [hasExperiences, entries.map(({ paths }) => paths.fi).filter((path) => path.startsWith('/experiences/'))];
  };
  expect(await facts(service)).toEqual([true, ['/experiences/', '/experiences/routa/', '/experiences/kaamos/']]);
  expect(await facts(without)).toEqual([false, []]);
});
