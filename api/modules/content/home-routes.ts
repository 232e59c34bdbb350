import { sql } from 'kysely';
import { banners, home } from 'mf-shared/contract';
import { z } from 'zod';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import { followMoments } from '../../read-model/follow-clock.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { bannersOf, turnsOfBanners } from './banners.ts';
import { homeOf } from './home.ts';

/** Banners, and the home page with all that it shows. */
export const homeRoutes: ServiceModule = (app, { catalogue, db }) => {
  // Pages that are kept are made anew when a banner begins or ends.
  const stop = followMoments(
    () => turnsOfBanners(catalogue.catalogue),
    () => sql`SELECT bump_catalogue_version()`.execute(db),
    (error) => app.log.error({ err: error }, 'a banner that begins or ends is not followed yet'),
  );
  app.addHook('onClose', stop);

  app.get('/api/banners/', { config: { access: 'public' }, schema: { response: { 200: banners } } }, (request, reply) =>
    sendCachedAnswer(request, reply, catalogue, {
      key: `banners ${request.locale} ${new Date().toISOString().slice(0, 13)}`,
      maxAge: freshFor.content,
      make: ({ catalogue }) => bannersOf({ catalogue, locale: request.locale, now: new Date() }),
    }),
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
      return sendCachedAnswer(request, reply, catalogue, {
        key: `home ${request.locale} ${taxAreaId} ${country} ${new Date().toISOString().slice(0, 13)}`,
        tags: ['lists'],
        maxAge: freshFor.catalogue,
        make: (snapshot) => homeOf(db, { ...snapshot, locale: request.locale, taxAreaId, country, now: new Date() }),
      });
    },
  );
};
