import type { ApiClient } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import type { ReactNode } from 'react';

/** A service for tests: answers what a test puts in `answers` by path; a call without an answer never ends. */
export class TestService {
  readonly calls: { path: string; body: unknown }[] = [];
  readonly answers = new Map<string, (query: Readonly<Record<string, unknown>>) => unknown>();

  readonly api: ApiClient = {
    get: (path, options) => this.#answer(path, undefined, options?.query ?? {}),
    post: (path, body) => this.#answer(path, body),
    put: (path, body) => this.#answer(path, body),
    patch: (path, body) => this.#answer(path, body),
    delete: (path, body) => this.#answer(path, body),
  };

  async #answer<T>(path: string, body: unknown, query = {}): Promise<T> {
    this.calls.push({ path, body });
    const known = this.answers.get(path);
    return known ? ((await known(query)) as T) : new Promise<T>(() => {});
  }
}

/** A page of the shop around a part of the product page. */
export function ShopAround({ service, children }: { service: TestService; children: ReactNode }) {
  return (
    <PageAt api={service.api} packages={['mf-product']}>
      {children}
    </PageAt>
  );
}
