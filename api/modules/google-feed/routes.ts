import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { LoadingCache } from 'mf-shared/rules/loading-cache';
import { isLocale } from 'mf-shared/rules/locales';
import { shopDay } from 'mf-shared/rules/shop-day';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { checkoutFacts } from '../checkout/checkout-facts.ts';
import type { FeedView } from './google-item.ts';
import { type WrittenFeed, writeGoogleFeed } from './write-google-feed.ts';

const params = z.object({ country: z.string().max(10), language: z.string().max(10) });
const freshSeconds = 15 * 60;
const dayMs = 86_400_000;
/** Merchant Center asks once a day. */
const fewReads = { max: 60, timeWindow: '1 minute', groupId: 'google feeds' };

/** What is sold, for Google Merchant Center: an address for each country and language (FEED-11, FEED-12). */
export const googleFeed: ServiceModule = (app, { db, catalogue, settings }) => {
  const written = new LoadingCache<WrittenFeed>({ freshMs: freshSeconds * 1000, staleMs: dayMs });
  const target = { folder: join(settings.dataDir, 'google-feeds'), title: settings.brandName };
  /** The rates of VAT that each feed was last asked for with. */
  const writtenBy = new Map<string, string>();
  let before: Promise<unknown> = Promise.resolve();

  /** One at a time: each goes through all products. */
  function write(view: FeedView): Promise<WrittenFeed> {
    const writing = before.then(() => writeGoogleFeed(db, view, target));
    before = writing.catch(() => {});
    return writing;
  }

  async function viewOf({ country: code, language }: z.infer<typeof params>): Promise<FeedView> {
    const { catalogue: now } = catalogue.snapshot;
    const country = now.countries.get(code.toLowerCase());
    if (!country?.is_enabled || !isLocale(language)) throw new Refusal(404, 'not_found');
    const methods = (await checkoutFacts(db, now)).methods.get(country.code) ?? [];
    return {
      ...{ catalogue: now, country, locale: language, publicUrl: settings.publicUrl },
      methods: methods.filter(({ kind }) => kind === 'home' || kind === 'pickup_point'),
      localeStrategy: settings.richText.localeStrategy,
    };
  }

  app.get(
    '/api/google-feed/:country/:language/',
    { config: { access: 'public', rateLimit: fewReads }, schema: { params } },
    async (request, reply) => {
      const view = await viewOf(request.params);
      const key = `${view.country.code} ${view.locale}`;
      // A feed of other rates of VAT is wrong, not only old: it is never answered while the next one is written.
      const rates = ratesNow(view);
      if (writtenBy.get(key) !== rates) written.delete(key);
      writtenBy.set(key, rates);
      const { path, etag } = await written.load(key, () => write(view));
      reply.headers({ etag, 'cache-control': `public, max-age=${freshSeconds}`, vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type('application/xml; charset=utf-8');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.send(createReadStream(path).pipe(createGunzip()));
      return reply.header('content-encoding', 'gzip').send(createReadStream(path));
    },
  );
};

/** What prices are reckoned by today, beside what is stored: the rates of VAT of the prices' area and of the country's. */
function ratesNow({ catalogue, country }: FeedView): string {
  const day = shopDay();
  const areas = [baseTaxAreaId, country.tax_area_id];
  return catalogue.taxRates
    .filter(
      ({ tax_area_id, valid_from, valid_to }) =>
        areas.includes(tax_area_id) && valid_from <= day && (valid_to ?? '9') > day,
    )
    .map(({ tax_area_id, tax_class, rate_basis_points }) => `${tax_area_id}:${tax_class}:${rate_basis_points}`)
    .join();
}
