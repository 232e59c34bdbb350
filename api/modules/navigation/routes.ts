import {
  apiError,
  localeCodes,
  navigation as navigationSchema,
  productGroups,
  resources,
  routeSlugs,
  storeDetails,
} from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { deadLinks } from './dead-link.ts';
import { menuGroups } from './menu.ts';
import { navigationOf } from './navigation.ts';
import { resourcesOf, storeDetailsOf } from './resources.ts';

const storeParams = z.object({ slug: z.string() });

export const navigation: ServiceModule = (app, context) => {
  const { catalogue, db } = context;
  addStoreRoute(app, context);

  app.get(
    '/api/route-slugs/',
    { config: { access: 'public' }, schema: { response: { 200: routeSlugs } } },
    (request, reply) =>
      sendCachedAnswer(request, reply, catalogue, {
        key: 'route-slugs',
        maxAge: freshFor.content,
        make: (snapshot) => slugsOf(snapshot.catalogue),
      }),
  );

  app.get(
    '/api/resources/',
    { config: { access: 'public' }, schema: { response: { 200: resources } } },
    (request, reply) =>
      sendCachedAnswer(request, reply, catalogue, {
        key: `resources ${request.locale}`,
        maxAge: freshFor.content,
        make: (snapshot) => resourcesOf(db, snapshot.catalogue, request.locale),
      }),
  );

  app.get(
    '/api/product-groups/',
    { config: { access: 'public' }, schema: { response: { 200: productGroups } } },
    (request, reply) =>
      sendCachedAnswer(request, reply, catalogue, {
        key: `product-groups ${request.locale}`,
        maxAge: freshFor.content,
        make: async ({ catalogue: shop }) => {
          const view = { catalogue: shop, locale: request.locale, dead: await deadLinks(db, shop) };
          return { productGroups: menuGroups(shop.groups.roots, view) };
        },
      }),
  );

  app.get(
    '/api/navigation/',
    { config: { access: 'public' }, schema: { response: { 200: navigationSchema } } },
    (request, reply) =>
      sendCachedAnswer(request, reply, catalogue, {
        key: `navigation ${request.locale}`,
        maxAge: freshFor.content,
        make: (snapshot) => navigationOf(db, snapshot.catalogue, request.locale),
      }),
  );
};

/** What the page of one store tells. */
function addStoreRoute(app: ServiceApp, { catalogue }: ServiceContext): void {
  app.get(
    '/api/stores/:slug/',
    { config: { access: 'public' }, schema: { params: storeParams, response: { 200: storeDetails, '4xx': apiError } } },
    (request, reply) => {
      const { slug } = request.params;
      const find = ({ stores }: Catalogue) => [...stores.values()].find((store) => store.slug === slug);
      if (find(catalogue.catalogue)?.type !== 'retail') throw new Refusal(404, 'not_found');
      return sendCachedAnswer(request, reply, catalogue, {
        key: `store ${slug} ${request.locale}`,
        maxAge: freshFor.content,
        make: (snapshot) => {
          const store = find(snapshot.catalogue);
          if (!store) throw new Refusal(404, 'not_found');
          return storeDetailsOf(store, request.locale);
        },
      });
    },
  );
}

/** What the shell registers as dynamic routes, in all languages (ROUTE-77). */
function slugsOf({ content, groups, manufacturers }: Catalogue) {
  const allLocales = (texts: readonly Parameters<typeof textIn>[0][]) => [
    ...new Set(texts.flatMap((slugs) => localeCodes.map((locale) => textIn(slugs, locale)))),
  ];
  return {
    staticPageSlugs: allLocales(content.staticPages.map(({ slugs }) => slugs)),
    staticPageWithTabsSlugs: allLocales(content.tabbedPages.map(({ slugs }) => slugs)),
    navigationSlugs: allLocales(groups.roots.map(({ slugs }) => slugs)),
    manufacturerSlugs: [...manufacturers.values()].map(({ slug }) => slug),
  };
}
