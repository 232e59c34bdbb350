import { sitemapPageSize, sitemapQuery, sitemap as sitemapSchema } from 'mf-shared/contract';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { sitemapEntries } from './sitemap-entries.ts';

export const sitemap: ServiceModule = (app, { catalogue }) => {
  app.get(
    '/api/sitemap/',
    { config: { access: 'public' }, schema: { querystring: sitemapQuery, response: { 200: sitemapSchema } } },
    (request, reply) => {
      const { page } = request.query;
      return sendCachedAnswer(request, reply, catalogue, {
        key: `sitemap ${page}`,
        tags: ['lists'],
        maxAge: freshFor.content,
        make: (snapshot) => {
          const entries = sitemapEntries(snapshot.catalogue);
          const first = (page - 1) * sitemapPageSize;
          const pages = Math.ceil(entries.length / sitemapPageSize);
          return { pages, entries: entries.slice(first, first + sitemapPageSize) };
        },
      });
    },
  );
};
