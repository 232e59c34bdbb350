import { brands, manufacturer } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import { brandList, defaultBrand, manufacturerOf } from './brands.ts';

/** All brands, and one of them with its words. */
export const brandRoutes: ServiceModule = (app, { catalogue, settings: { richText } }) => {
  app.get('/api/brands/', { config: { access: 'public' }, schema: { response: { 200: brands } } }, (request, reply) =>
    sendCachedAnswer(request, reply, catalogue, {
      key: 'brands',
      maxAge: freshFor.content,
      make: (snapshot) => brandList(snapshot.catalogue),
    }),
  );

  app.get(
    '/api/brand/',
    {
      config: { access: 'public' },
      schema: { querystring: z.object({ slug: z.string().max(200).optional() }), response: { 200: manufacturer } },
    },
    (request, reply) => {
      const slug = request.query.slug?.toLowerCase() ?? defaultBrand(catalogue.catalogue);
      const found = catalogue.catalogue.manufacturersBySlug.get(slug);
      if (!found || found.is_hidden) throw new Refusal(404, 'manufacturer_not_found');
      return sendCachedAnswer(request, reply, catalogue, {
        key: `brand ${found.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: async (snapshot) => {
          const answer = manufacturerOf(found, snapshot.catalogue, request.locale);
          const reader = { pages: snapshot.catalogue, locale: request.locale, settings: richText };
          return { ...answer, description: await readableHtml(answer.description, reader) };
        },
      });
    },
  );
};
