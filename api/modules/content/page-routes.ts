import { staticPage, staticPageWithTabs } from 'mf-shared/contract';
import { z } from 'zod';
import type { StoredTab } from '../../db/schema/content.ts';
import { answerFromShelf } from '../../http/answer-from-shelf.ts';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { pageBySlug } from './find-page.ts';
import { keywordsOf } from './keywords-of.ts';

const slugQuery = z.object({ slug: z.string().max(200) });

/** Static pages and those with tabs, their keywords marked. */
export const pageRoutes: ServiceModule = (app, { catalogue, settings: { richText } }) => {
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
