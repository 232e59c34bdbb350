import { type PageTab, staticPage, staticPageWithTabs } from 'mf-shared/contract';
import { z } from 'zod';
import type { StoredTab } from '../../db/schema/stored-json.ts';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';
import { type Reader, withCountries } from '../configuration/terms-by-country.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { tabPaths } from '../page-paths/tab-path.ts';
import { keywordsOf } from '../rich-text/keywords-of.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { readableHtml, withActions } from '../rich-text/readable-html.ts';

const slugQuery = z.object({ slug: z.string().max(200) });

/** A text as its page shows it: readable, with its keywords marked and its list of countries. */
async function shownText(html: string, reader: Reader): Promise<string> {
  const { catalogue, locale, settings } = reader;
  const readable = await readableHtml(html, { pages: catalogue, locale, settings: settings.richText });
  return withCountries(markKeywords(withActions(readable), keywordsOf(catalogue, locale)), reader);
}

/** Static pages and those with tabs, their keywords marked. */
export const staticPageRoutes: ServiceModule = (app, { catalogue, db, settings }) => {
  const textOf = (html: string, from: Pick<Reader, 'catalogue' | 'locale'>) =>
    shownText(html, { db, settings, ...from });

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
          return {
            id: page.id,
            title,
            slugs: perLocale((locale) => textIn(page.slugs, locale)),
            content: await textOf(html, { catalogue: snapshot.catalogue, locale: request.locale }),
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
          const shown = async (tab: StoredTab, above: readonly string[]): Promise<PageTab> => {
            const slugs = [...above, tab.slug];
            return {
              ...tab,
              paths: tabPaths(page, slugs),
              content: await textOf(tab.content, { catalogue: snapshot.catalogue, locale: request.locale }),
              tabs: await Promise.all(tab.tabs.map((below) => shown(below, slugs))),
            };
          };
          return { id: page.id, title, tabs: await Promise.all(tabs.map((tab) => shown(tab, []))) };
        },
      });
    },
  );
};
