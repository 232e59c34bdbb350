import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sitemap } from 'mf-shared/contract';
import { LoadingCache } from 'mf-shared/rules/loading-cache';
import { locales } from 'mf-shared/rules/locales';
import { sendNotFound } from '../answer/refusal.ts';
import { errorFacts, log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { fixedEntries } from './fixed-entries.ts';
import { writeRobots } from './write-robots.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const freshMs = 600_000;
const callTimeoutMs = 20_000;
const cacheControl = 'public, max-age=3600';
/** A file's number, from 1 to 100. */
const fileNumber = /^(?:[1-9]\d?|100)$/;

/**
 * `/robots.txt`, `/sitemap.xml` and the files that it names. What was read of the service is cached for ten minutes, and
 * longer while the service is away; 503 when nothing was read yet.
 */
export class Sitemaps {
  readonly #settings: Pick<Settings, 'apiUrl' | 'brand' | 'localeStrategy' | 'redirects'>;
  readonly #pages = new LoadingCache<Sitemap>({ most: 100, freshMs, staleMs: Number.POSITIVE_INFINITY });

  constructor(settings: Pick<Settings, 'apiUrl' | 'brand' | 'localeStrategy' | 'redirects'>) {
    this.#settings = settings;
  }

  addRoutes(app: FastifyInstance): void {
    const { brand, localeStrategy: strategy, redirects } = this.#settings;
    const origin = `https://${brand.productionHost}`;
    const redirectedPaths = Object.keys(redirects);
    app.get('/robots.txt', (_request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(writeRobots(origin, strategy));
    });
    app.get('/sitemap.xml', async (_request, reply) => {
      const answer = await this.#readOrNull(1);
      if (answer === null) return sendUnavailable(reply);
      return sendXml(reply, writeSitemapIndex(answer.pages, { origin }));
    });
    for (const locale of locales)
      app.get<{ Params: { number: string } }>(`/sitemap-${locale}-:number(^\\d+).xml`, async (request, reply) => {
        if (!fileNumber.test(request.params.number)) {
          reply.callNotFound();
          return reply;
        }
        const number = Number(request.params.number);
        const answer = await this.#readOrNull(number);
        if (answer === null) return sendUnavailable(reply);
        if (answer.entries.length === 0) return sendNotFound(reply);
        const entries = number === 1 ? [...fixedEntries, ...answer.entries] : answer.entries;
        return sendXml(reply, writeSitemap(entries, locale, { origin, strategy, redirectedPaths }));
      });
  }

  #readOrNull(page: number): Promise<Sitemap | null> {
    return this.#pages
      .load(String(page), () => this.#ask(page))
      .catch((error: unknown) => {
        log('error', 'sitemap failed', errorFacts(error));
        return null;
      });
  }

  async #ask(page: number): Promise<Sitemap> {
    const url = `${this.#settings.apiUrl}/api/sitemap/?page=${page}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(callTimeoutMs) });
    if (!response.ok) throw new Error(`/api/sitemap/: ${response.status}`);
    const answer: Sitemap = await response.json();
    return answer;
  }
}

const sendUnavailable = (reply: FastifyReply): FastifyReply => reply.code(503).header('retry-after', '60').send();

const sendXml = (reply: FastifyReply, body: string): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl).send(body);
