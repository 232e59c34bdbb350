import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AuthorisePaymentResponse,
  CheckoutResponse,
  Order,
  PlaceOrderRequest,
  PlaceOrderResponse,
} from 'mf-shared/contract';
import type { Database, StoredOrderStatus } from '../db/schema.ts';
import { mostPieces } from '../modules/checkout/stock-left.ts';
import { freePort } from './free-port.ts';
import { type KlarnaSandbox, startKlarnaSandbox } from './klarna-sandbox.ts';
import { maija } from './maija.ts';
import { fillSellingShop } from './selling-shop.ts';
import { type TestService, testService } from './test-service.ts';
import { until } from './until.ts';

export interface Basket {
  rows?: [productId: number, amount: number][];
  cart?: Partial<PlaceOrderRequest['cart']>;
  form?: Partial<PlaceOrderRequest['form']>;
  method?: string;
  location?: string;
  payment?: string;
  /** What the buyer saw, in euro; asked from the service otherwise. */
  total?: number;
  currency?: string;
}

export type PaymentDecision = 'approve' | 'deny' | 'pending' | 'abandon';

export interface SellingService extends TestService {
  klarna: KlarnaSandbox;
  checkout: (basket: Basket, authorization?: string) => Promise<CheckoutResponse>;
  /** The body of POST /api/orders/ for a basket. */
  orderOf: (basket: Basket, authorization?: string) => Promise<PlaceOrderRequest>;
  send: (body: unknown, key?: string, authorization?: string) => ReturnType<TestService['call']>;
  place: (basket: Basket, authorization?: string) => Promise<PlaceOrderResponse>;
  pay: (
    placed: PlaceOrderResponse,
    decision: PaymentDecision,
    callbacks?: 'delayed' | 'repeated' | 'lost',
  ) => Promise<AuthorisePaymentResponse>;
  read: (placed: PlaceOrderResponse) => Promise<Order>;
  stockOf: (variantId: number) => Promise<{ quantity: number; reserved: number }>;
  /** How many pieces the service would sell now, going by what it has heard. */
  leftOf: (variantId: number) => Promise<number>;
  /** Before any order: so many pieces of a product stand on each of its shelves, none promised; the service has heard. */
  fillShelves: (variantId: number, quantity: number) => Promise<void>;
  /** Lets the worker look now at what it would look at in a minute: payments that are open, or refunds that wait. */
  reconcile: (kind?: 'payment_check' | 'refund') => Promise<void>;
  statusOf: (orderNumber: string) => Promise<StoredOrderStatus>;
  /** Texts of the mails written so far. */
  mails: () => string[];
}

/**
 * The small shop with everything to sell, its payment provider beside it, reachable for callbacks.
 * @param fillEmpty what an empty shop is filled with instead
 */
export async function sellingService(
  environment: NodeJS.ProcessEnv = {},
  fillEmpty?: (db: Database) => Promise<void>,
): Promise<SellingService> {
  const port = await freePort();
  const klarna = await startKlarnaSandbox({
    PAYPAL_WEBHOOK_URL: `http://127.0.0.1:${port}/api/payments/paypal/callback/`,
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'havu-selling-'));
  const service = await testService(
    {
      KLARNA_BASE_URL: klarna.url,
      KLARNA_SCRIPT_URL: `${klarna.url}/klarna/payments.js`,
      KLARNA_USERNAME: 'sandbox',
      KLARNA_PASSWORD: 'sandbox',
      PAYPAL_BASE_URL: klarna.url,
      PAYPAL_CLIENT_ID: 'sandbox',
      PAYPAL_CLIENT_SECRET: 'sandbox',
      PAYPAL_WEBHOOK_ID: 'WH-SANDBOX',
      CARRIER_BASE_URL: klarna.url,
      CARRIER_KEY: 'sandbox',
      PAYMENT_CALLBACK_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      // The tests drain the outbox themselves.
      OUTBOX_POLL_MS: '3600000',
      ORDERS_PER_MINUTE: '1000000',
      ...environment,
    },
    ...(fillEmpty ? ([async () => {}, fillEmpty] as const) : [fillSellingShop]),
  );
  await service.app.listen({ port, host: '127.0.0.1' });

  const cartOf = (basket: Basket): PlaceOrderRequest['cart'] => ({
    country_code: 'fi',
    language_code: 'fi',
    products: (basket.rows ?? []).map(([productId, amount]) => ({ productId, amount })),
    delivery_method: basket.method ?? 'home',
    delivery_location: basket.location ?? null,
    postal_code: basket.form?.postal_code ?? maija.postal_code,
    ...basket.cart,
  });

  async function checkout(basket: Basket, authorization?: string): Promise<CheckoutResponse> {
    const body = cartOf(basket);
    const response = await service.call('/api/checkout/', { method: 'POST', body, ...signedBy(authorization) });
    if (response.statusCode !== 200) throw new Error(`checkout: ${response.body}`);
    return response.json<CheckoutResponse>();
  }

  async function orderOf(basket: Basket, authorization?: string): Promise<PlaceOrderRequest> {
    return {
      cart: cartOf(basket),
      form: {
        ...maija,
        delivery_method: basket.method ?? 'home',
        delivery_location: basket.location ?? '',
        ...basket.form,
      },
      payment_method: basket.payment ?? 'klarna',
      accept_terms: true,
      expected_total: basket.total ?? (await checkout(basket, authorization)).total_price,
      currency_code: basket.currency ?? 'eur',
    };
  }

  const send = (body: unknown, key: string = crypto.randomUUID(), authorization?: string) =>
    service.call('/api/orders/', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
      ...signedBy(authorization),
    });

  async function decideAtKlarna(token: string, decision: PaymentDecision, callbacks?: 'delayed' | 'repeated' | 'lost') {
    const { approved, authorization_token } = await klarna.decide(token, decision, callbacks);
    return {
      outcome: approved ? 'approved' : decision === 'deny' ? 'denied' : 'cancelled',
      ...(authorization_token ? { authorization_token } : {}),
    };
  }

  async function stockOf(variantId: number): Promise<{ quantity: number; reserved: number }> {
    const row = await service.open.db
      .selectFrom('stock')
      .select(({ fn }) => [fn.sum<string>('quantity').as('quantity'), fn.sum<string>('reserved').as('reserved')])
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow();
    return { quantity: Number(row.quantity), reserved: Number(row.reserved) };
  }

  const leftOf = async (variantId: number) => (await checkout({ rows: [[variantId, 1]] })).products[0]?.max_amount ?? 0;

  return {
    ...service,
    klarna,
    checkout,
    orderOf,
    send,
    stockOf,
    leftOf,
    async fillShelves(variantId, quantity) {
      const { db } = service.open;
      await db.updateTable('stock').set({ reserved: 0 }).execute();
      await db.updateTable('stock').set({ quantity }).where('variant_id', '=', variantId).execute();
      const all = (await stockOf(variantId)).quantity;
      await until(async () => (await leftOf(variantId)) === Math.min(mostPieces, all));
    },
    async reconcile(kind = 'payment_check') {
      await service.open.db
        .updateTable('outbox')
        .set({ available_at: new Date(0) })
        .where('kind', '=', kind)
        .where('sent_at', 'is', null)
        .execute();
      await service.app.outboxWorker.drain();
    },
    async place(basket, authorization) {
      const response = await send(await orderOf(basket, authorization), undefined, authorization);
      if (response.statusCode !== 200) throw new Error(`order: ${response.statusCode} ${response.body}`);
      return response.json<PlaceOrderResponse>();
    },
    async pay(placed, decision, callbacks) {
      const { payment } = placed;
      if (payment.kind === 'none') throw new Error('nothing to pay at the provider');
      const decided =
        payment.kind === 'klarna'
          ? await decideAtKlarna(payment.client_token, decision, callbacks)
          : { outcome: outcomeOf(await klarna.decidePaypal(payment.url, decision, callbacks)) };
      const slug = payment.kind === 'klarna' ? 'klarna' : 'paypal';
      const response = await service.call(`/api/payments/${slug}/authorise/`, {
        method: 'POST',
        body: { payment_id: payment.payment_id, order_key: placed.order_key, ...decided },
      });
      if (response.statusCode !== 200) throw new Error(`authorise: ${response.statusCode} ${response.body}`);
      return response.json<AuthorisePaymentResponse>();
    },
    async read(placed) {
      const response = await service.call(`/api/orders/${placed.order_number}/?key=${placed.order_key}`);
      if (response.statusCode !== 200) throw new Error(`read: ${response.statusCode} ${response.body}`);
      return response.json<Order>();
    },
    async statusOf(orderNumber) {
      const row = await service.open.db
        .selectFrom('orders')
        .select('status')
        .where('number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      return row.status;
    },
    mails() {
      const folder = join(dataDir, 'outbox');
      return readdirSync(folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => readFileSync(join(folder, name), 'utf8'));
    },
    async close() {
      await service.close();
      await klarna.stop();
    },
  };
}

/** What the shop's page makes of the address that PayPal led back to. */
const outcomeOf = (address: URL) => address.searchParams.get('outcome') ?? 'approved';

const signedBy = (authorization: string | undefined) => (authorization ? { authorization } : {});
