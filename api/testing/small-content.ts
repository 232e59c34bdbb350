import { insertMany } from '../db/insert-many.ts';
import type { Database } from '../db/schema.ts';
import { daysAgo } from './days-ago.ts';

/** Pages, banners and a guide of the small shop. */
export async function fillSmallContent(db: Database): Promise<void> {
  await insertMany(
    db,
    'static_pages',
    [
      {
        id: 1,
        slugs: { fi: 'sopimusehdot', en: 'terms' },
        section: 'service',
        texts: { fi: { title: 'Sopimusehdot', content: '<p>Ehdot</p>' } },
      },
    ].map((page) => ({ ...page, show_in_navigation: true, sort_order: 0 })),
  );
  await insertMany(db, 'tabbed_pages', [
    {
      id: 1,
      slugs: { fi: 'ohjeet', en: 'help' },
      section: 'service',
      show_in_navigation: false,
      texts: { fi: { title: 'Ohjeet', tabs: [{ title: 'Koot', slug: 'koot', content: '<p>Koot</p>', tabs: [] }] } },
      sort_order: 0,
    },
  ]);
  await insertMany(
    db,
    'banners',
    [
      {
        id: 1,
        kind: 'hero',
        image: 'scenes/hero-wide',
        texts: { fi: { title: 'Talvi tulee', url: '/vaatteet/', buttonText: 'Katso' } },
        ends_at: null,
        sort_order: 0,
      },
      { id: 2, kind: 'text', image: null, texts: { fi: { title: 'Ilmainen palautus' } }, ends_at: null, sort_order: 0 },
      { id: 3, kind: 'text', image: null, texts: { fi: { title: 'Päättynyt' } }, ends_at: daysAgo(1), sort_order: 1 },
    ].map((banner) => ({ ...banner, crop_point: '50/50', sub_text: '', is_active: true })),
  );
  await insertMany(db, 'keywords', [
    { id: 1, texts: { fi: { keyword: 'Vesipilari', text: 'Paine, jonka kangas kestää.', url: '/ohjeet/' } } },
  ]);
  await insertMany(db, 'articles', [
    {
      id: 1,
      kind: 'guide',
      slugs: { fi: 'nain-valitset-takin' },
      image: 'scenes/bog',
      published_on: '2026-01-01',
      texts: { fi: { title: 'Näin valitset takin' } },
      minutes: 4,
      sort_order: 0,
    },
  ]);
  await insertMany(db, 'article_models', [{ article_id: 1, model_id: 10 }]);
}
