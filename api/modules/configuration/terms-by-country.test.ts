import { staticPage, staticPageWithTabs } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let service: SellingService;
beforeAll(async () => {
  service = await sellingService({
    RETURN_FEES: 'return=4.90, return.se=6.90',
    CARRIER_BASE_URL: 'http://127.0.0.1:1',
    CARRIER_KEY: 'key',
  });
  const { db } = service.open;
  const page = { section: 'service', show_in_navigation: false, sort_order: 9 };
  const texts = (content: string) => ({ en: { title: 'Delivery', content }, fi: { title: 'Toimitus', content } });
  await insertMany(db, 'static_pages', [
    { id: 91, slugs: { en: 'all-countries' }, texts: texts('<p>Before</p><p>{countries}</p>'), ...page },
    { id: 92, slugs: { en: 'no-countries' }, texts: texts('<p>Plain</p>'), ...page },
  ]);
  const tabs = [{ title: 'A', slug: 'a', content: '<p>{countries}</p>', tabs: [] }];
  await insertMany(db, 'tabbed_pages', [
    { id: 91, slugs: { en: 'tabs-of-countries' }, texts: { en: { title: 'T', tabs } }, ...page },
  ]);
  await service.followCatalogue();
});
afterAll(() => service.close());

const contentOf = async (slug: string, locale: 'en' | 'fi' | 'fr' = 'en') =>
  staticPage.parse((await service.call(`/api/static-page/?slug=${slug}`, { locale })).json()).content;

/** What stands folded under the name of a country. */
const entry = (html: string, name: string) =>
  [...(new RegExp(`<summary>${name}</summary><ul>(.*?)</ul>`).exec(html)?.[1] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(
    ([, line]) => line,
  );

it('a page lists each country with its ways, prices, days, returns, guarantee and VAT (CONTENT-30)', async () => {
  const html = await contentOf('all-countries');
  expect(html).toMatch(/^<p>Before<\/p><div data-countries><details><summary>/);
  expect(entry(html, 'Finland')).toEqual([
    expect.stringMatching(/^.+: 5\.90\s€, free from 100\s€, \d+(–\d+)? working days? on the way$/),
    expect.stringMatching(/^.+: 8\.90\s€, \d+(–\d+)? working days? on the way$/),
    expect.stringMatching(/^.+: 4\.90\s€, free from 300\s€, /),
    'Right of withdrawal: 14 days from the delivery',
    expect.stringMatching(
      /^Unused goods may come back within 100 days: (?:with our label for 4\.90\s€, )?by a parcel of your own,? or to our stores free of charge$/,
    ),
    'We are liable for faults for 2 years (legal guarantee)',
    'Prices include VAT 25.5%',
  ]);
  expect(entry(html, 'Sweden')).toContain('We are liable for faults for 3 years (legal guarantee)');
});

it('tells the days that the country adds to those of the way (CONTENT-30)', async () => {
  const { db } = service.open;
  const way = db.selectFrom('delivery_methods').selectAll().where('slug', '=', 'postnord-home');
  const { days_from, days_to } = await way.executeTakeFirstOrThrow();
  await db
    .updateTable('countries')
    .set({ delivery_days: JSON.stringify({ '1-3': { start: 3, end: 5 } }) })
    .where('code', '=', 'se')
    .execute();
  await service.followCatalogue();
  expect(entry(await contentOf('all-countries'), 'Sweden')[0]).toContain(
    `${days_from + 3}–${days_to + 5} working days`,
  );
});

it('names countries in the reader’s language and order, and none that is closed (CONTENT-30)', async () => {
  const namesIn = async (locale: 'en' | 'fi') =>
    [...(await contentOf('all-countries', locale)).matchAll(/<summary>(.*?)<\/summary>/g)].map(([, name = '']) => name);
  const names = await namesIn('fi');
  expect(names).toContain('Ruotsi');
  expect(names).toEqual(names.toSorted(new Intl.Collator('fi').compare));
  const open = names.length;
  await service.open.db.updateTable('countries').set({ is_enabled: false }).where('code', '=', 'us').execute();
  await service.followCatalogue();
  expect(await namesIn('fi')).toHaveLength(open - 1);
});

it('tabs have the list too, and a page that does not ask for it has none (CONTENT-30)', async () => {
  const answer = await service.call('/api/static-page-with-tabs/?slug=tabs-of-countries', { locale: 'en' });
  expect(staticPageWithTabs.parse(answer.json()).tabs[0]?.content).toMatch(/^<div data-countries><details>/);
  expect(await contentOf('no-countries')).toBe('<p>Plain</p>');
});
