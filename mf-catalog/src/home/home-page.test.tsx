// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, expect, it } from 'vitest';
import { cardOf } from '../product-cards/list-card.ts';
import { listItem } from '../testing/list-item.ts';
import { listService } from '../testing/list-service.ts';
import type { HomeData } from './home-data.ts';
import { HomePage } from './home-page.tsx';

afterEach(cleanup);

const nothing: HomeData = {
  ...{ title: 'Gear for a long winter', metaDescription: '', freeDeliveryFrom: null, hero: null },
  banners: { textBanners: [], imageBanners: [], dynamicPageBanners: [] },
  ...{ groups: [], offers: [], offersTotal: 0, newest: [], brands: [], brandsTotal: 0, guides: [] },
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
