import type { OutgoingHttpHeaders } from 'node:http';
import { overrideCookie } from 'mf-shared/contract/release-override';
import { Cache } from 'mf-shared/rules/cache';
import { featureCookie } from 'mf-shared/rules/feature-flags';
import { countryCookie, currencyCookie } from '../../src/country/resolve-country.ts';
import { sheetCookie } from '../../src/sheets/sheet-cookie.ts';
import type { Exchange } from '../answer/exchange.ts';
import { readCookie } from '../answer/read-cookie.ts';
import type { CachedPage } from './page-cache.ts';

export const localeCookie = 'so_locale';

/** All of a request that a page may depend on besides its address: what is not named here, no page reads. Whoever runs an edge reads it in docs/operating.md. */
export const headerNames = ['accept-encoding', 'x-delivery-country', 'x-currency'] as const;
export const cookieNames = [localeCookie, countryCookie, currencyCookie, featureCookie, sheetCookie] as const;

/** An answer as it goes onto the wire. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<OutgoingHttpHeaders>;
  body: Buffer;
  /** Once it is not fresh, the page is asked for again. */
  page: Pick<CachedPage, 'freshUntil'>;
}

type Asked = Pick<Exchange['request'], 'method' | 'url' | 'headers'>;

/** Sends it below Fastify: no route, hook or parser is run for it. */
export function sendReady(
  { response }: Exchange,
  { status, headers, body }: ReadyAnswer,
  added: Readonly<OutgoingHttpHeaders> | null = null,
): void {
  response.writeHead(status, added ? { ...headers, ...added } : headers).end(body);
}

/** At 20 to 40 kB each: bounded, because anyone can write addresses. */
const mostAnswers = 1000;
/** Addresses with a query, and visitors with flags or in a canary, have a place of their own, so that made-up ones do not drive out the plain ones. */
const mostWithQuery = 300;
const freshMs = ({ page }: ReadyAnswer): number => page.freshUntil - Date.now();

/** Fresh pages of the page cache, ready to be sent: looked up before any other work (TARGET-32). */
export class ReadyAnswers {
  readonly #plain = new Cache<ReadyAnswer>({ most: mostAnswers, freshMs });
  readonly #withQuery = new Cache<ReadyAnswer>({ most: mostWithQuery, freshMs });

  /** @param release the id of one that a part of the visitors sees, this one among them (ROUTE-141) */
  find(request: Asked, release?: string): ReadyAnswer | undefined {
    // A shopper's page is not for those who see other releases (ROUTE-139).
    if (request.method !== 'GET' || request.headers.cookie?.includes(overrideCookie)) return undefined;
    const answer = this.#answersFor(request, release).get(keyOf(request, release));
    // The data of its page may have become stale meanwhile.
    return answer && Date.now() < answer.page.freshUntil ? answer : undefined;
  }

  keep(request: Asked, answer: ReadyAnswer, release?: string): void {
    this.#answersFor(request, release).set(keyOf(request, release), answer);
  }

  clear(): void {
    this.#plain.clear();
    this.#withQuery.clear();
  }

  #answersFor({ url = '', headers }: Asked, release?: string): Cache<ReadyAnswer> {
    return release || url.includes('?') || headers.cookie?.includes(featureCookie) ? this.#withQuery : this.#plain;
  }
}

function keyOf({ url = '', headers }: Asked, release = ''): string {
  let key = `${release}${url}`;
  for (const name of headerNames) key += `\n${headers[name] ?? ''}`;
  const { cookie } = headers;
  if (cookie !== undefined) for (const name of cookieNames) key += `\n${readCookie(cookie, name) ?? ''}`;
  return key;
}

/** The facts that a page may read of its request. */
export function pageFacts({ headers }: Pick<Asked, 'headers'>) {
  return {
    cookie: (name: (typeof cookieNames)[number]) => readCookie(headers.cookie, name),
    header: (name: (typeof headerNames)[number]) => [headers[name]].flat()[0],
  };
}
