import { type RenderResult, render } from '@testing-library/react';
import type { CheckoutRequest, CheckoutResponse, CheckoutRow } from 'mf-shared/contract';
import { type ApiClient, ApiProvider } from 'mf-shared/http';
import type { PageConfig } from 'mf-shared/router';
import { answer, answeredRow, jacket } from 'mf-shared/rules/cart/cart-examples';
import { $session, addProduct, anonymousSession, connectCart, validateCart } from 'mf-shared/stores';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import type { ReactNode } from 'react';

/** A service for tests: prices carts by its rows, and answers what a test puts in `answers` by path. */
export class TestService {
  readonly calls: { method: string; path: string; body: unknown; headers: unknown }[] = [];
  readonly answers = new Map<string, (body: unknown) => unknown>();
  rows: Record<number, Partial<CheckoutRow>> = {};
  priced: Partial<CheckoutResponse> = {};

  readonly api: ApiClient = {
    get: (path, options) => this.#answer('GET', path, undefined, options?.headers),
    post: (path, body, options) => this.#answer('POST', path, body, options?.headers),
    put: (path, body) => this.#answer('PUT', path, body),
    patch: (path, body) => this.#answer('PATCH', path, body),
    delete: (path, body) => this.#answer('DELETE', path, body),
  };

  callsTo(path: string): number {
    return this.calls.filter((call) => call.path === path).length;
  }

  async #answer<T>(method: string, path: string, body: unknown, headers?: unknown): Promise<T> {
    this.calls.push({ method, path, body, headers });
    const known = this.answers.get(path);
    if (known) return (await known(body)) as T;
    if (path === '/api/checkout/') return this.#price(body as CheckoutRequest) as T;
    throw new Error(`nothing answers ${path}`);
  }

  #price(cart: CheckoutRequest): CheckoutResponse {
    const products = cart.products.map(({ productId, amount }) =>
      answeredRow({ productId, amount, ...this.rows[productId] }),
    );
    const total = products.reduce((sum, row) => sum + row.amount * row.price.active, 0);
    return answer({ products, products_total: total, total_price: total, ...this.priced });
  }
}

export async function connectTo(service: TestService): Promise<void> {
  $session.set(anonymousSession);
  connectCart({
    api: service.api,
    languageCode: 'en',
    countryCode: 'fi',
    currencyCode: 'eur',
    confirmHref: '/en/checkout/klarna/confirm/',
  });
  await validateCart();
}

export function putInCart(productId: number, amount = 1, name = jacket.name): void {
  addProduct({ productId, amount, snapshot: { ...jacket, name } });
}

export function renderInShop(
  service: TestService,
  children: ReactNode,
  config: Partial<PageConfig> = {},
): RenderResult {
  return render(
    <PageAround packages={['mf-checkout']} config={config}>
      <ApiProvider api={service.api}>{children}</ApiProvider>
    </PageAround>,
  );
}
