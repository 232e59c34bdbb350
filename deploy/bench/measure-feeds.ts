import type { Figure } from './figures.ts';
import { startOrderShop } from './order-shop.ts';

const seconds = Number(process.env.BENCH_FEED_SECONDS ?? 10);
const rowsInACall = 1000;
/** The web shop's own store in the demo. */
const store = 'keskusvarasto';
const admin = { email: 'admin@havu.example', password: 'Havu-demo-1' };

/** Changes of stock by a warehouse, call after call of 1,000 rows, on PostgreSQL (FEED-2). */
export async function measureFeeds(): Promise<Figure[]> {
  const shop = await startOrderShop();
  try {
    const token = await feedToken(shop.url);
    let number = 0;
    const send = async () => {
      number += 1;
      const as_of = new Date(Date.now() - 3_600_000 + number * 1000).toISOString();
      const rows = Array.from({ length: rowsInACall }, (_, at) => ({
        ...{ sku: shop.skus[at % shop.skus.length], store, quantity: 1_000_000 + number, as_of },
      })).slice(0, shop.skus.length);
      return (await post(`${shop.url}/api/feeds/stock/`, { rows }, token)) as { changed: number; refused: unknown[] };
    };
    await send();
    const began = performance.now();
    let [changed, refused] = [0, 0];
    while (performance.now() - began < seconds * 1000) {
      const answer = await send();
      changed += answer.changed;
      refused += answer.refused.length;
    }
    const perSecond = changed / ((performance.now() - began) / 1000);
    const figure = { part: 'import' as const, unit: '', better: 'lower' as const };
    return [
      { ...figure, name: 'changes of stock by a feed', unit: '/s', value: perSecond, target: 1000, better: 'higher' },
      { ...figure, name: 'changes that were refused', value: refused, target: 0 },
    ];
  } finally {
    await shop.stop();
  }
}

async function feedToken(url: string): Promise<string> {
  const { access_token } = (await post(`${url}/api/accounts/login/`, admin)) as { access_token: string };
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const wish = { name: 'Bench', scopes: ['stock'], lastDay };
  return ((await post(`${url}/api/staff/feed-tokens/`, wish, access_token)) as { token: string }).token;
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
