import { sql } from 'kysely';
import { article, magazine, postList } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { followDays } from '../../read-model/follow-clock.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { categoryOf } from '../page-paths/blog-paths.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { savedArticle } from './article.ts';
import { magazineOf } from './magazine.ts';
import { articlesByDate, bloggerOf, categoryLinks, postOf } from './posts.ts';

const pageLength = 24;
const listQuery = z.object({
  category: z.string().max(100).optional(),
  blogger: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** The magazine (ROUTE-34 to ROUTE-39). Pages reach it by the configured blogApiPrefix. */
export const blog: ServiceModule = (app, { db, catalogue, settings: { richText } }) => {
  const stop = followDays(
    () => [catalogue.catalogue.content.nextDay],
    () => sql`SELECT bump_catalogue_version()`.execute(db),
    (error) => app.log.error({ err: error }, 'a planned post or page is not shown yet'),
  );
  app.addHook('onClose', stop);
  app.get('/api/blog/', { config: { access: 'public' }, schema: { response: { 200: magazine } } }, (request, reply) =>
    sendCachedAnswer(request, reply, catalogue, {
      key: `magazine ${request.locale}`,
      maxAge: freshFor.content,
      make: (snapshot) => magazineOf(snapshot.catalogue, request.locale),
    }),
  );

  app.get(
    '/api/blog/posts/',
    { config: { access: 'public' }, schema: { querystring: listQuery, response: { 200: postList } } },
    (request, reply) => {
      const { category, blogger, posts, page, pages } = choosePosts(catalogue.catalogue, request.query);
      return sendCachedAnswer(request, reply, catalogue, {
        key: `posts ${category} ${blogger?.id} ${page} ${request.locale}`,
        maxAge: freshFor.content,
        make: (snapshot) => ({
          category,
          categories: categoryLinks(snapshot.catalogue),
          blogger: blogger && bloggerOf(blogger, request.locale),
          posts: posts.map((row) => postOf(row, snapshot.catalogue, request.locale)),
          page,
          pages,
        }),
      });
    },
  );

  app.get(
    '/api/blog/posts/:slug/',
    {
      config: { access: 'public' },
      schema: {
        params: z.object({ slug: z.string().max(200) }),
        querystring: z.object({ taxAreaId: z.coerce.number().int().default(baseTaxAreaId) }),
        response: { 200: article },
      },
    },
    (request, reply) => {
      const found = pageBySlug(catalogue.catalogue.content.articles, request.params.slug);
      if (!found) throw new Refusal(404, 'page_not_found');
      const taxAreaId = taxAreaOf(catalogue.catalogue, request.query.taxAreaId);
      return sendCachedAnswer(request, reply, catalogue, {
        key: `article ${found.id} ${request.locale} ${taxAreaId}`,
        tags: ['lists'],
        maxAge: freshFor.catalogue,
        make: (snapshot) =>
          savedArticle(db, found, { catalogue: snapshot.catalogue, locale: request.locale, taxAreaId, richText }),
      });
    },
  );
};

/** A page of the articles, newest first, of one category or blogger or of all. @throws Refusal 404 */
function choosePosts(shop: Catalogue, { page, ...names }: z.output<typeof listQuery>) {
  const category = names.category === undefined ? null : categoryOf(names.category);
  const blogger = names.blogger === undefined ? null : shop.content.bloggers.find(({ slug }) => slug === names.blogger);
  if (category === undefined || blogger === undefined) throw new Refusal(404, 'page_not_found');
  const posts = articlesByDate(shop)
    .filter(({ kind }) => category === null || kind === category)
    .filter(({ blogger_id }) => blogger === null || blogger_id === blogger.id);
  const pages = Math.max(1, Math.ceil(posts.length / pageLength));
  if (page > pages) throw new Refusal(404, 'page_not_found');
  return { category, blogger, posts: posts.slice((page - 1) * pageLength, page * pageLength), page, pages };
}
