import { banners, brands, home, keyword, manufacturer, staticPage, staticPageWithTabs } from 'mf-shared/contract';
import { z } from 'zod';
import type { StoredTab } from '../../db/schema/content.ts';
import { answerFromShelf } from '../../http/answer-from-shelf.ts';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { taxAreaOf } from '../product-lists/tax-area.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { bannersOf } from './banners.ts';
import { brandList, defaultBrand, manufacturerOf } from './brands.ts';
import { pageBySlug } from './find-page.ts';
import { freeDeliveryFrom } from './free-delivery.ts';
import { homeOf } from './home.ts';
import { keywordsOf } from './keywords-of.ts';

const slugQuery = z.object({ slug: z.string().max(200) });

export const content: ServiceModule = (app, { catalogue, db, settings: { richText } }) => {
  app.get('/api/banners/', { config: { access: 'public' }, schema: { response: { 200: banners } } }, (request, reply) =>
    answerFromShelf(request, reply, catalogue, {
      key: `banners ${request.locale} ${new Date().toISOString().slice(0, 13)}`,
      maxAge: freshFor.content,
      make: (shelf) => bannersOf(shelf.catalogue, request.locale, new Date()),
    }),
  );

  app.get('/api/brands/', { config: { access: 'public' }, schema: { response: { 200: brands } } }, (request, reply) =>
    answerFromShelf(request, reply, catalogue, {
      key: 'brands',
      maxAge: freshFor.content,
      make: (shelf) => brandList(shelf.catalogue),
    }),
  );

  app.get(
    '/api/brand/',
    {
      config: { access: 'public' },
      schema: { querystring: slugQuery.partial(), response: { 200: manufacturer } },
    },
    (request, reply) => {
      const slug = request.query.slug?.toLowerCase() ?? defaultBrand(catalogue.catalogue);
      const found = catalogue.catalogue.manufacturersBySlug.get(slug);
      if (!found) throw new Refusal(404, 'manufacturer_not_found');
      return answerFromShelf(request, reply, catalogue, {
        key: `brand ${found.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: async (shelf) => {
          const answer = manufacturerOf(found, shelf.catalogue, request.locale);
          return { ...answer, description: await sanitiseHtml(answer.description, richText) };
        },
      });
    },
  );

  app.get(
    '/api/keyword-popups/',
    { config: { access: 'public' }, schema: { response: { 200: z.array(keyword) } } },
    (request, reply) =>
      answerFromShelf(request, reply, catalogue, {
        key: `keywords ${request.locale}`,
        maxAge: freshFor.content,
        make: (shelf) => keywordsOf(shelf.catalogue.content, request.locale),
      }),
  );

  app.get(
    '/api/keyword-popup/',
    {
      config: { access: 'public' },
      schema: { querystring: z.object({ id: z.coerce.number().int() }), response: { 200: keyword } },
    },
    (request, reply) => {
      const found = keywordsOf(catalogue.catalogue.content, request.locale).find(({ id }) => id === request.query.id);
      if (!found) throw new Refusal(404, 'not_found');
      return answerFromShelf(request, reply, catalogue, {
        key: `keyword ${found.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: () => found,
      });
    },
  );

  app.get(
    '/api/home/',
    {
      config: { access: 'public' },
      schema: {
        querystring: z.object({
          taxAreaId: z.coerce.number().int().default(baseTaxAreaId),
          country: z.string().length(2).toLowerCase().default('fi'),
        }),
        response: { 200: home },
      },
    },
    (request, reply) => {
      const taxAreaId = taxAreaOf(catalogue.catalogue, request.query.taxAreaId);
      const country = catalogue.catalogue.countries.get(request.query.country)?.code ?? '';
      return answerFromShelf(request, reply, catalogue, {
        key: `home ${request.locale} ${taxAreaId} ${country} ${new Date().toISOString().slice(0, 13)}`,
        tags: ['lists'],
        maxAge: freshFor.catalogue,
        make: async (shelf) => ({
          ...(await homeOf(shelf, request.locale, taxAreaId, new Date())),
          freeDeliveryFrom: await freeDeliveryFrom(db, shelf.catalogue, country),
        }),
      });
    },
  );

  app.get(
    '/api/static-page/',
    { config: { access: 'public' }, schema: { querystring: slugQuery, response: { 200: staticPage } } },
    (request, reply) => {
      const page = pageBySlug(catalogue.catalogue.content.staticPages, request.query.slug);
      if (!page) throw new Refusal(404, 'page_not_found');
      return answerFromShelf(request, reply, catalogue, {
        key: `static-page ${page.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: async (shelf) => {
          const { title = '', content: html = '' } = inLocale(page.texts, request.locale) ?? {};
          const words = keywordsOf(shelf.catalogue.content, request.locale);
          return { id: page.id, title, content: markKeywords(await sanitiseHtml(html, richText), words) };
        },
      });
    },
  );

  app.get(
    '/api/static-page-with-tabs/',
    { config: { access: 'public' }, schema: { querystring: slugQuery, response: { 200: staticPageWithTabs } } },
    (request, reply) => {
      const page = pageBySlug(catalogue.catalogue.content.tabbedPages, request.query.slug);
      if (!page) throw new Refusal(404, 'page_not_found');
      return answerFromShelf(request, reply, catalogue, {
        key: `tabbed-page ${page.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: async (shelf) => {
          const { title = '', tabs = [] } = inLocale(page.texts, request.locale) ?? {};
          const words = keywordsOf(shelf.catalogue.content, request.locale);
          const shown = async (html: string) => markKeywords(await sanitiseHtml(html, richText), words);
          return { id: page.id, title, tabs: await shownTabs(tabs, shown) };
        },
      });
    },
  );
};

const shownTabs = (tabs: readonly StoredTab[], shown: (html: string) => Promise<string>): Promise<StoredTab[]> =>
  Promise.all(
    tabs.map(async (tab) => ({
      ...tab,
      content: await shown(tab.content),
      tabs: await shownTabs(tab.tabs, shown),
    })),
  );
