import { banners, home } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { checkoutFacts } from '../checkout/checkout-facts.ts';
import { thresholdsOf } from '../checkout/choose-delivery.ts';
import { bannersOf } from './banners.ts';
import { homeOf } from './home.ts';

/** Banners, and the home page with all that it shows. */
export const homeRoutes: ServiceModule = (app, { catalogue, db }) => {
  app.get('/api/banners/', { config: { access: 'public' }, schema: { response: { 200: banners } } }, (request, reply) =>
    sendCachedAnswer(request, reply, catalogue, {
      key: `banners ${request.locale} ${new Date().toISOString().slice(0, 13)}`,
      maxAge: freshFor.content,
      make: (snapshot) => bannersOf(snapshot.catalogue, request.locale, new Date()),
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
        make: async (snapshot) => ({
          ...(await homeOf(snapshot, request.locale, taxAreaId, new Date())),
          freeDeliveryFrom: await freeDeliveryFrom(db, snapshot.catalogue, country),
        }),
      });
    },
  );
};

/** From how many euro goods travel free to a country, as the checkout counts; null where they never do. */
async function freeDeliveryFrom(db: Database, catalogue: Catalogue, country: string): Promise<number | null> {
  const { deliveryMinor } = thresholdsOf({ facts: await checkoutFacts(db, catalogue), country });
  return deliveryMinor === 0 ? null : toDecimal(deliveryMinor);
}
