import { staticPage, staticPageWithTabs } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { shownPage, shownTabbedPage } from './shown-pages.ts';

const slugQuery = z.object({ slug: z.string().max(200) });

/** Static pages and those with tabs, their keywords marked. */
export const staticPageRoutes: ServiceModule = (app, { catalogue, db, settings }) => {
  app.get(
    '/api/static-page/',
    { config: { access: 'public' }, schema: { querystring: slugQuery, response: { 200: staticPage } } },
    (request, reply) => {
      const page = pageBySlug(catalogue.catalogue.content.staticPages, request.query.slug);
      if (!page) throw new Refusal(404, 'page_not_found');
      return sendCachedAnswer(request, reply, catalogue, {
        key: `static-page ${page.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: (snapshot) => shownPage(page, { db, settings, catalogue: snapshot.catalogue, locale: request.locale }),
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
        make: (snapshot) =>
          shownTabbedPage(page, { db, settings, catalogue: snapshot.catalogue, locale: request.locale }),
      });
    },
  );
};
