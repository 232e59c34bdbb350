import { experience, experiences } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { experienceBrands } from '../../read-model/experience-brands.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import { manufacturerOf } from './brands.ts';
import { experienceOf, postsAbout } from './experiences.ts';

/** Brands that the merchant tells more of (ROUTE-28); 404 for those that the setting does not name. */
export const experienceRoutes: ServiceModule = (app, { catalogue, settings: { richText } }) => {
  app.get(
    '/api/experiences/',
    { config: { access: 'public' }, schema: { response: { 200: experiences } } },
    (request, reply) =>
      sendCachedAnswer(request, reply, catalogue, {
        key: `experiences ${request.locale}`,
        maxAge: freshFor.content,
        make: ({ catalogue: shop }) => ({
          brands: experienceBrands(shop).map((maker) => experienceOf(maker, shop, request.locale)),
        }),
      }),
  );

  app.get(
    '/api/experiences/:slug/',
    {
      config: { access: 'public' },
      schema: { params: z.object({ slug: z.string().max(200) }), response: { 200: experience } },
    },
    (request, reply) => {
      const slug = request.params.slug.toLowerCase();
      const found = experienceBrands(catalogue.catalogue).find((maker) => maker.slug === slug);
      if (!found) throw new Refusal(404, 'page_not_found');
      return sendCachedAnswer(request, reply, catalogue, {
        key: `experience ${found.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: async ({ catalogue: shop }) => {
          const brand = manufacturerOf(found, shop, request.locale);
          const reader = { pages: shop, locale: request.locale, settings: richText };
          return {
            brand: { ...brand, description: await readableHtml(brand.description, reader) },
            posts: postsAbout(found, shop, request.locale),
          };
        },
      });
    },
  );
};
