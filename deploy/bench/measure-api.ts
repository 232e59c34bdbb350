import lzString from 'lz-string';
import type { ProductGroup, ProductModel } from 'mf-shared/contract';
import type { Figure } from './figures.ts';
import { load } from './load.ts';

const peer = { list: 213, detail: 102, addToOrder: 110 };

/** The service through the shop's one origin, as a browser reaches it. */
export async function measureApi(url: string, paths: { list: string; product: string }): Promise<Figure[]> {
  const headers = { 'accept-language': 'en', 'accept-encoding': 'br' };
  const get = async <T>(path: string): Promise<T> => (await fetch(url + path, { headers })).json() as Promise<T>;
  const [group] = await get<ProductGroup[]>(
    `/api/products/productgroup/?path=${encodeURIComponent(paths.list.replace('/en/', '/'))}`,
  );
  const slug = paths.product.split('/').filter(Boolean).at(-1) ?? '';
  const model = await get<ProductModel>(`/api/products/productmodel/${slug}/?taxAreaId=1`);
  const query = lzString.compressToEncodedURIComponent(
    JSON.stringify({ source: 'ProductGroup', id: group?.id, language: 'en', taxAreaId: 1 }),
  );

  const list = await load({ url: `${url}/api/products/productmodellist/?query=${query}`, headers });
  const detail = await load({ url: `${url}/api/products/productmodel/${slug}/?taxAreaId=1`, headers });
  const body = JSON.stringify({
    country_code: 'fi',
    language_code: 'en',
    products: model.products
      .filter((variant) => variant.stock_data.in_stock > 0)
      .slice(0, 5)
      .map(({ id }) => ({ productId: id, amount: 1 })),
  });
  const validation = await load({
    url: `${url}/api/checkout/`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });

  return [
    rate('list of a group', list.perSecond, 30 * peer.list, `${peer.list}/s`),
    wait('list of a group, p99', list.p99Ms, 25),
    rate('product detail', detail.perSecond, 30 * peer.detail, `${peer.detail}/s`),
    wait('product detail, p99', detail.p99Ms, 25),
    rate('cart validation', validation.perSecond, 5 * peer.addToOrder, `${peer.addToOrder}/s`),
    wait('cart validation, p99', validation.p99Ms, 50),
    {
      part: 'api',
      name: 'failed requests',
      unit: '',
      value: list.errors + detail.errors + validation.errors,
      target: 0,
      better: 'lower',
    },
  ];
}

const rate = (name: string, value: number, target: number, peers: string): Figure => ({
  part: 'api',
  name,
  unit: '/s',
  value,
  target,
  better: 'higher',
  peers,
});
const wait = (name: string, value: number, target: number): Figure => ({
  part: 'api',
  name,
  unit: 'ms',
  value,
  target,
  better: 'lower',
});
