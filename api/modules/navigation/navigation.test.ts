import { navigation } from 'mf-shared/contract';
import { afterAll, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

const services: TestService[] = [];
afterAll(async () => {
  for (const service of services) await service.close();
});

/** Titles of the pages that the frame leads to, in a shop with this setting. */
async function pagesWith(hidden: string): Promise<string[]> {
  const service = await testService({}, async (db) => {
    await db
      .insertInto('settings')
      .values({ key: 'hidden_dynamic_page_menu_items', value: hidden, is_public: true })
      .execute();
  });
  services.push(service);
  const answer = await service.call('/api/navigation/');
  return navigation.parse(answer.json()).pages.map(({ title }) => title);
}

it('the menu leaves out pages that the setting names by a slug of any language (CONF-50)', async () => {
  expect(await pagesWith('terms')).not.toContain('Sopimusehdot');
});

it('a setting that cannot be read hides nothing (CONF-50)', async () => {
  expect(await pagesWith('["terms"')).toContain('Sopimusehdot');
});
