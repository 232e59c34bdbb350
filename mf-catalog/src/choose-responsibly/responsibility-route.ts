import type { Responsibility } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import type { ShopListData } from '../shop-lists/shop-list-data.ts';
import { acrossGroupsHead, loadShopList, type ShopList } from '../shop-lists/shop-list-route.ts';
import { ResponsibilityPage } from './responsibility-page.tsx';

const list: ShopList = { source: 'SustainableChoice', texts: 'responsibility', path: '/responsibility/' };

export type ResponsibilityData = ShopListData & Responsibility;

/** What the sustainable-choice label asks for, and the products that have it (ROUTE-68). */
export const route = defineRoute<ResponsibilityData>({
  reads: [],
  async loader(request) {
    const { api, signal } = request;
    const [products, asked] = await Promise.all([
      loadShopList(list, request),
      api.get<Responsibility>('/api/responsibility/', { signal }),
    ]);
    return { ...products, ...asked };
  },
  Component: ResponsibilityPage,
  head: (data, request) => acrossGroupsHead(data, list.path, request),
});
