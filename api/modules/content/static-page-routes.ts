import { staticPage, staticPageWithTabs } from 'mf-shared/contract';
import { z } from 'zod';
import type { StoredTab } from '../../db/schema/stored-json.ts';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { mayHoldProducts } from '../rich-text/products-in-text.ts';
import { shownPage, shownTabbedPage } from './shown-pages.ts';

const pageQuery = z.object({
  slug: z.string().max(200),
  taxAreaId: z.coerce.number().int().default(baseTaxAreaId),
});

/** Static pages and those with tabs, their keywords marked; prices of products in them are those of the tax area. */
export const staticPageRoutes: ServiceModule = (app, { catalogue, db, settings }) => {
  app.get(
    '/api/static-page/',
    { config: { access: 'public' }, schema: { querystring: pageQuery, response: { 200: staticPage } } },
    (request, reply) => {
      const page = pageBySlug(catalogue.catalogue.content.staticPages, request.query.slug);
      if (!page) throw new Refusal(404, 'page_not_found');
      const taxAreaId = taxAreaOf(catalogue.catalogue, request.query.taxAreaId);
      return sendCachedAnswer(request, reply, catalogue, {
        ...keptAs(`static-page ${page.id} ${request.locale}`, taxAreaId, [
          inLocale(page.texts, request.locale)?.content ?? '',
        ]),
        make: ({ catalogue: shop }, tag) =>
          shownPage(page, { db, settings, catalogue: shop, locale: request.locale, taxAreaId, tag }),
      });
    },
  );

  app.get(
    '/api/static-page-with-tabs/',
    { config: { access: 'public' }, schema: { querystring: pageQuery, response: { 200: staticPageWithTabs } } },
    (request, reply) => {
      const page = pageBySlug(catalogue.catalogue.content.tabbedPages, request.query.slug);
      if (!page) throw new Refusal(404, 'page_not_found');
      const taxAreaId = taxAreaOf(catalogue.catalogue, request.query.taxAreaId);
      const tabs = inLocale(page.texts, request.locale)?.tabs ?? [];
      return sendCachedAnswer(request, reply, catalogue, {
        ...keptAs(`tabbed-page ${page.id} ${request.locale}`, taxAreaId, htmlOf(tabs)),
        make: ({ catalogue: shop }, tag) =>
          shownTabbedPage(page, { db, settings, catalogue: shop, locale: request.locale, taxAreaId, tag }),
      });
    },
  );
};

const htmlOf = (tabs: readonly StoredTab[]): string[] =>
  tabs.flatMap(({ content, tabs: own }) => [content, ...htmlOf(own)]);

/** Under which name and for how long a page is kept: one with products is another in each tax area (CONTENT-31). */
const keptAs = (key: string, taxAreaId: number, texts: readonly string[]): { key: string; maxAge: number } =>
  texts.some(mayHoldProducts)
    ? { key: `${key} ${taxAreaId}`, maxAge: freshFor.catalogue }
    : { key, maxAge: freshFor.content };
