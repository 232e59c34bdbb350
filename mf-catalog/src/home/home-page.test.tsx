// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Banner, Home } from 'mf-shared/contract';
import { frontParts } from 'mf-shared/contract/staff-choices';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, expect, it } from 'vitest';
import { cardOf } from '../product-cards/list-card.ts';
import { listItem } from '../testing/list-item.ts';
import { listService } from '../testing/list-service.ts';
import { type HomeData, shownHome } from './home-data.ts';
import { HomePage } from './home-page.tsx';

afterEach(cleanup);

const nothing: HomeData = {
  ...{ title: 'Gear for a long winter', metaDescription: '', freeDeliveryFrom: null, hero: null },
  banners: { textBanners: [], imageBanners: [], dynamicPageBanners: [] },
  ...{ parts: [...frontParts], isHeroFirst: false },
  ...{ groups: [], offers: [], offersTotal: 0, newest: [], brands: [], brandsTotal: 0, guide: null, guides: [] },
};
const show = (data: HomeData) =>
  render(
    <PageAt api={listService([]).api} packages={['mf-catalog']}>
      <HomePage data={data} path="/" params={{}} />
    </PageAt>,
  );
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('parts that did not come leave no hole, and the page keeps its heading', () => {
  show(nothing);
  expect(headings()).toEqual(['Gear for a long winter', 'A club for people who wear things out']);
  expect(document.querySelectorAll('ul:empty, section:empty')).toHaveLength(0);
});

it('one part that came stands with its title, without the others', () => {
  show({ ...nothing, newest: [cardOf(listItem({ id: 1, name: 'Kuura' }))] });
  expect(screen.getByRole('heading', { level: 2, name: 'Newest' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Kuura' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Offers' })).toBeNull();
});

const hero: Banner = {
  ...{ id: 1, title: '', heading: 'Frost', text: '', image: '/media/scenes/frost', url: '', buttonText: '' },
  ...{ subText: '', cropPoint: '' },
};
const guideOf = (slug: string): Home['guides'][number] => ({
  ...{ slug, title: slug, label: 'Guide', summary: '', image: '/media/scenes/lake', path: `/${slug}/`, minutes: 3 },
});
const home: Home = {
  ...{ ...nothing, offers: [], newest: [listItem({ id: 1, name: 'Kuura' })], hero },
  guides: ['one', 'two', 'three', 'four', 'five'].map(guideOf),
  banners: {
    textBanners: [],
    imageBanners: [{ ...hero, id: 2, heading: 'Tile', url: '/two/' }],
    dynamicPageBanners: [],
  },
};
const showParts = (parts: Home['parts']) => show(shownHome({ ...home, parts }));
const topHeadings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

it('parts stand in the order that staff chose, and hidden ones leave no hole (STAFF-77)', () => {
  showParts(['hero', 'newest', 'club', 'guide', 'guides']);
  expect(headings()).toEqual([
    ...['Frost', 'Newest', 'Kuura', 'A club for people who wear things out'],
    ...['one', 'Read before you go', 'two', 'three', 'four'],
  ]);
  expect(document.querySelectorAll('ul:empty, section:empty')).toHaveLength(0);
});

it('the page has one heading at its top, wherever its hero stands (STAFF-77)', () => {
  showParts(['promises', 'strips', 'hero', 'club']);
  expect(topHeadings()).toEqual(['Frost']);
  cleanup();
  showParts(['club', 'hero']);
  expect(headings()).toEqual(['Gear for a long winter', 'A club for people who wear things out', 'Frost']);
  expect(topHeadings()).toEqual(['Gear for a long winter']);
  expect(document.querySelector('img[fetchpriority="high"]')).toBeNull();
  cleanup();
  showParts(['club']);
  expect(topHeadings()).toEqual(['Gear for a long winter']);
  cleanup();
  show(shownHome({ ...home, title: '', parts: [] }));
  expect(topHeadings()).toEqual(['Havu']);
});

it('what is hidden does not travel with the page, and takes nothing of what is shown with it (STAFF-77)', () => {
  const { hero: none, newest, guide, guides, banners } = shownHome({ ...home, parts: ['tiles', 'guides'] });
  expect([none, newest, guide]).toEqual([null, [], null]);
  expect(guides.map(({ slug }) => slug)).toEqual(['one', 'two', 'three']);
  expect(banners.imageBanners).toEqual([]);
  const withoutGuides = shownHome({ ...home, parts: ['tiles'] });
  expect(withoutGuides.guides).toEqual([]);
  expect(withoutGuides.banners.imageBanners.map(({ heading }) => heading)).toEqual(['Tile']);
  cleanup();
  showParts(['guides']);
  expect(headings()).toEqual(['Gear for a long winter', 'Read before you go', 'one', 'two', 'three']);
});
