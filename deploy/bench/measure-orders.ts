import autocannon from 'autocannon';
import type { Figure } from './figures.ts';
import { startOrderShop } from './order-shop.ts';

const seconds = Number(process.env.BENCH_ORDER_SECONDS ?? 10);
const connections = Number(process.env.BENCH_ORDER_CONNECTIONS ?? 10);

const form = {
  delivery_method: 'posti-home',
  first_name: 'Aino',
  last_name: 'Lehtonen',
  address: 'Satakunnankatu 18 A 12',
  postal_code: '33100',
  city: 'Tampere',
  phone: '0401234567',
  email: 'aino@example.fi',
};

/** Orders of two rows placed at once by ten buyers: reserved, written, and opened at the provider, on PostgreSQL. */
export async function measureOrders(): Promise<Figure[]> {
  const shop = await startOrderShop();
  try {
    const bodies = await orderBodies(shop.url, shop.variantIds);
    const before = await shop.count('orders');
    await place(shop.url, bodies, 2);
    const warmedUp = await shop.count('orders');
    const { perSecond, p99Ms, errors } = await place(shop.url, bodies, seconds);
    const written = (await shop.count('orders')) - warmedUp;
    console.log(`${written} orders written in ${seconds} s after ${warmedUp - before} to warm up.`);
    const figure = { part: 'api' as const, unit: '', target: 0, better: 'lower' as const };
    return [
      { ...figure, name: 'orders on PostgreSQL', unit: '/s', value: perSecond, target: 100, better: 'higher' },
      { ...figure, name: 'orders on PostgreSQL, p99', unit: 'ms', value: p99Ms, target: 250 },
      { ...figure, name: 'orders that failed', value: errors },
    ];
  } finally {
    await shop.stop();
  }
}

async function place(url: string, bodies: readonly string[], duration: number) {
  let at = 0;
  const result = await autocannon({
    url: `${url}/api/orders/`,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          at += 1;
          const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
          return { ...request, headers, body: bodies[at % bodies.length] ?? '' };
        },
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

/** Baskets of two products each, with the totals that their buyers saw. */
async function orderBodies(url: string, variantIds: readonly number[]): Promise<string[]> {
  const bodies: string[] = [];
  for (let at = 0; at + 1 < variantIds.length && bodies.length < 100; at += 2) {
    const products = variantIds.slice(at, at + 2).map((productId) => ({ productId, amount: 1 }));
    const cart = { country_code: 'fi', language_code: 'fi', products, postal_code: form.postal_code };
    const answer = await post(`${url}/api/checkout/`, cart);
    const method = answer.delivery_methods.find(({ kind }) => kind === 'home')?.slug;
    if (!method || answer.reason !== null || answer.products.some(({ amount }) => amount !== 1)) continue;
    const withMethod = { ...cart, delivery_method: method };
    const { total_price } = await post(`${url}/api/checkout/`, withMethod);
    bodies.push(
      JSON.stringify({
        cart: withMethod,
        form: { ...form, delivery_method: method },
        payment_method: 'klarna',
        accept_terms: true,
        expected_total: total_price,
        currency_code: 'eur',
      }),
    );
  }
  return bodies;
}

interface Priced {
  total_price: number;
  reason: string | null;
  products: { amount: number }[];
  delivery_methods: { slug: string; kind: string }[];
}

async function post(url: string, body: unknown): Promise<Priced> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetch(url, init)).json() as Promise<Priced>;
}
