import { defineRoute } from 'mf-shared/router';
import type { ShopListData } from '../shop-lists/shop-list-data.ts';
import { acrossGroupsHead, loadShopList, type ShopList } from '../shop-lists/shop-list-route.ts';
import { ResponsibilityPage } from './responsibility-page.tsx';

const list: ShopList = { source: 'SustainableChoice', texts: 'responsibility', path: '/responsibility/' };

/** What the sustainable-choice label asks for, and the products that have it (ROUTE-68). */
export const route = defineRoute<ShopListData>({
  reads: [],
  loader: (request) => loadShopList(list, request),
  Component: ResponsibilityPage,
  head: (data, request) => acrossGroupsHead(data, list.path, request),
});
