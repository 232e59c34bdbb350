import { type PageTab, staticPage, staticPageWithTabs } from 'mf-shared/contract';
import { z } from 'zod';
import type { StoredTab } from '../../db/schema/stored-json.ts';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { tabPaths } from '../page-paths/tab-path.ts';
import { keywordsOf } from '../rich-text/keywords-of.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { readableHtml, withActions } from '../rich-text/readable-html.ts';

const slugQuery = z.object({ slug: z.string().max(200) });

/** Static pages and those with tabs, their keywords marked. */
export const staticPageRoutes: ServiceModule = (app, { catalogue, settings: { richText } }) => {
  app.get(
    '/api/static-page/',
    { config: { access: 'public' }, schema: { querystring: slugQuery, response: { 200: staticPage } } },
    (request, reply) => {
      const page = pageBySlug(catalogue.catalogue.content.staticPages, request.query.slug);
      if (!page) throw new Refusal(404, 'page_not_found');
      return sendCachedAnswer(request, reply, catalogue, {
        key: `static-page ${page.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: async (snapshot) => {
          const { title = '', content: html = '', metaDescription = '' } = inLocale(page.texts, request.locale) ?? {};
          const words = keywordsOf(snapshot.catalogue, request.locale);
          const reader = { pages: snapshot.catalogue, locale: request.locale, settings: richText };
          return {
            id: page.id,
            title,
            slugs: perLocale((locale) => textIn(page.slugs, locale)),
            content: markKeywords(withActions(await readableHtml(html, reader)), words),
            metaDescription,
          };
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
      return sendCachedAnswer(request, reply, catalogue, {
        key: `tabbed-page ${page.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: async (snapshot) => {
          const { title = '', tabs = [] } = inLocale(page.texts, request.locale) ?? {};
          const words = keywordsOf(snapshot.catalogue, request.locale);
          const reader = { pages: snapshot.catalogue, locale: request.locale, settings: richText };
          const shown = async (tab: StoredTab, above: readonly string[]): Promise<PageTab> => {
            const slugs = [...above, tab.slug];
            return {
              ...tab,
              paths: tabPaths(page, slugs),
              content: markKeywords(withActions(await readableHtml(tab.content, reader)), words),
              tabs: await Promise.all(tab.tabs.map((below) => shown(below, slugs))),
            };
          };
          return { id: page.id, title, tabs: await Promise.all(tabs.map((tab) => shown(tab, []))) };
        },
      });
    },
  );
};
