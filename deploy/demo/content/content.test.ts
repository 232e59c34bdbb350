import { localeCodes } from 'mf-shared/contract';
import { slugify } from 'mf-shared/rules/slugify';
import { describe, expect, it } from 'vitest';
import { buildGroups } from '../groups/build-groups.ts';
import { sameInAll } from '../text/six-languages.ts';
import { demoArticles, minutesToRead } from './articles.ts';
import { demoBanners } from './banners.ts';
import { demoKeywords } from './keywords.ts';
import { demoPages } from './pages.ts';
import { pathsTo } from './paths.ts';
import { contentHtml } from './rich-lines.ts';
import { demoTabbedPages, storedTabs } from './tabbed-pages.ts';

describe('pages, guides and banners', () => {
  it('are there: eight guides, the static pages of a shop, two tabbed pages, a hero', () => {
    expect(demoArticles.filter(({ kind }) => kind === 'guide').length).toBeGreaterThanOrEqual(8);
    const keys = [
      'terms',
      'privacy',
      'delivery',
      'payment',
      'returns-policy',
      'complaints',
      'about',
      'accessibility',
      'member-discounts',
      'contact',
    ];
    expect(keys.filter((key) => !demoPages.some((page) => page.key === key))).toEqual([]);
    expect(demoTabbedPages).toHaveLength(2);
    expect(demoBanners.filter(({ kind }) => kind === 'hero').map(({ title }) => title.en)).toEqual([
      'The quiet season',
    ]);
  });

  it('have clean slugs that differ within a language', () => {
    const kinds = [demoPages, demoArticles, demoTabbedPages];
    for (const list of kinds) {
      for (const locale of localeCodes) {
        const slugs = list.map((item) => item.slugs[locale]);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs.filter((slug) => slug !== slugify(slug))).toEqual([]);
      }
    }
  });

  it('lead somewhere, banners and keywords too', () => {
    const path = pathsTo(buildGroups());
    for (const target of [
      ...demoBanners.flatMap((banner) => banner.target.split('\n')),
      ...demoKeywords.map(({ url }) => url),
    ]) {
      for (const locale of localeCodes) expect(path(target, locale)).toMatch(/^$|^\/.*\/$/);
    }
  });

  it('tell how long an article takes to read, by its words and no longer (CONF-97)', () => {
    const words = (count: number) => sameInAll(Array(count).fill('word').join(' '));
    expect([40, 290, 310, 1000].map((count) => minutesToRead([words(count)]))).toEqual([1, 1, 2, 5]);
    for (const { minutes, summaries, lines, titles } of demoArticles) {
      const most = Math.max(
        ...localeCodes.map(
          (locale) =>
            [summaries, ...lines]
              .map((line) => line[locale])
              .join(' ')
              .split(' ').length,
        ),
      );
      expect(minutes, titles.en).toBeLessThanOrEqual(Math.max(1, Math.ceil(most / 200)));
    }
  });

  it('become HTML of headings, paragraphs and closed lists', () => {
    for (const { lines } of [...demoPages, ...demoArticles]) {
      for (const locale of localeCodes) {
        const html = contentHtml(lines, locale);
        expect(html.match(/<ul>/g)?.length).toBe(html.match(/<\/ul>/g)?.length);
        expect(html).not.toMatch(/## |<p>- |\|/);
      }
    }
  });

  it('nest tabs with slugs of their language', () => {
    const tabs = storedTabs(demoTabbedPages[0]?.tabs ?? [], 'en');
    expect(tabs.map(({ slug }) => slug)).toEqual(['clothing', 'footwear', 'tents-and-bags']);
    expect(tabs[0]?.tabs.map(({ slug }) => slug)).toEqual(['shell', 'down', 'wool']);
    expect(tabs[0]?.content).toMatch(/^<p>/);
  });
});

describe('pages that companies order from', () => {
  const pages = demoPages.filter(({ key }) =>
    ['staff-gifts', 'customer-gifts', 'summer-shop', 'christmas-shop', 'products-with-logo'].includes(key),
  );

  it('lead to products, and say how an order goes, in each language', () => {
    const all = new Map(buildGroups().map((group) => [group.key, group]));
    const groups = new Set(
      [...all.values()].map(({ parentKeys, slugs }) => {
        const above = parentKeys.map((key) => all.get(key)?.slugs.fi);
        return `/${[...above, slugs.fi].join('/')}/`;
      }),
    );
    expect(pages).toHaveLength(5);
    for (const { lines } of pages)
      for (const locale of localeCodes) {
        const html = contentHtml(lines, locale);
        const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
        expect(targets.filter((path) => groups.has(path)).length).toBeGreaterThanOrEqual(3);
        expect(targets).toContain('/corporate-info-form/');
        expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(2);
      }
  });
});
