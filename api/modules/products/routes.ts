import {
  fastShipping,
  fastShippingQuery,
  productExtra,
  productExtraDelivery,
  productModel,
  quickAdd,
  quickAddQuery,
} from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { freshFor, sendAnswer } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import { loadPreview } from '../../read-model/load-models.ts';
import type { Model } from '../../read-model/model.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { buyerOf } from '../acting/acting-for.ts';
import { checkoutFacts } from '../checkout/checkout-facts.ts';
import { createSoldOutCounts } from '../demand/count-sold-out.ts';
import { flushRegularly } from '../demand/flush-regularly.ts';
import { isCampaignOpen } from '../gift-campaigns/gift-campaign-facts.ts';
import { productExtraOf } from './extra.ts';
import { extraDelivery } from './extra-delivery.ts';
import { fastShippingOf, questionOf } from './fast-shipping.ts';
import { quickAddOf } from './quick-add.ts';
import { productForStaff, productForVisitors } from './show-product.ts';

const productQuery = z.object({
  taxAreaId: z.coerce.number().int().default(baseTaxAreaId),
  preview: z.string().max(200).optional(),
  giftcampaign: z.string().max(200).optional(),
});

const extraQuery = z.object({
  slug: z.string().max(200),
  'delivery-country-code': z.string().max(2).default('fi'),
  group: z.string().max(200).optional(),
  taxAreaId: z.coerce.number().int().optional(),
  type: z.enum(['1', '2']),
});

/** What pages of products ask for. */
export const products: ServiceModule = (app, context) => {
  addProductRoute(app, context);
  addExtraRoute(app, context);
  addQuickAddRoute(app, context);
  addFastShippingRoute(app, context);
};

/** The product of a page; staff also see what is not public, and a preview of what is not published. */
function addProductRoute(
  app: ServiceApp,
  { db, catalogue, authenticate, settings: { richText } }: ServiceContext,
): void {
  app.get(
    '/api/products/productmodel/:slug/',
    {
      config: { access: 'public' },
      schema: {
        params: z.object({ slug: z.string().max(200) }),
        querystring: productQuery,
        response: { 200: productModel },
      },
    },
    async (request, reply) => {
      const { snapshot } = catalogue;
      const model = snapshot.catalogue.modelsBySlug.get(request.params.slug.toLowerCase());
      const taxAreaId = taxAreaOf(snapshot.catalogue, request.query.taxAreaId);
      const view = { locale: request.locale, taxAreaId, richText };
      const customer = request.headers.authorization === undefined ? null : await authenticate(request);
      if (model && (customer?.isStaff || customer?.isAdmin)) {
        reply.header('cache-control', 'private, no-store').header('vary', 'authorization');
        const isPreview = request.query.preview !== undefined && request.query.preview !== '';
        const shown = isPreview ? await loadPreview(db, snapshot.catalogue, model.id) : model;
        return productForStaff(db, snapshot, shown ?? model, view);
      }
      if (model?.removed_at && !model.is_public) throw new Refusal(410, 'product_removed');
      if (!model?.is_public) throw new Refusal(404, 'product_not_found');
      const { giftcampaign } = request.query;
      if (giftcampaign !== undefined) await refuseOtherCampaigns({ db, catalogue }, giftcampaign, model);
      const answer = await productForVisitors(db, snapshot, model, view);
      return sendAnswer(request, reply, answer, freshFor.stock);
    },
  );
}

/** What stands beside a product: `type=1` its delivery, `type=2` recommendations and the like. */
function addExtraRoute(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  const soldOut = createSoldOutCounts(db);
  app.addHook(
    'onClose',
    flushRegularly(soldOut, (error) => app.log.error({ err: error }, 'looks at sold out products not counted')),
  );
  app.get(
    '/api/product/extra/',
    {
      config: { access: 'public' },
      schema: { querystring: extraQuery, response: { 200: z.union([productExtraDelivery, productExtra]) } },
    },
    (request, reply) => {
      const { query, locale } = request;
      const model = publicModel(catalogue, query.slug);
      const country = catalogue.catalogue.countries.get(query['delivery-country-code'].toLowerCase());
      if (query.type === '1') {
        if (!model.variants.some(isOrderable)) soldOut.note(model.id);
        return sendCachedAnswer(request, reply, catalogue, {
          key: `delivery ${model.id} ${country?.code ?? '-'} ${locale}`,
          maxAge: freshFor.catalogue,
          make: async (snapshot) => {
            const { bundleParts } = await checkoutFacts(db, snapshot.catalogue);
            const parts = (bundleParts.get(model.id) ?? []).flatMap((id) => snapshot.catalogue.models.get(id) ?? []);
            return extraDelivery(model, parts, {
              countryCode: country?.code ?? '',
              catalogue: snapshot.catalogue,
              locale,
            });
          },
        });
      }
      const taxAreaId = taxAreaOf(catalogue.catalogue, query.taxAreaId ?? country?.tax_area_id ?? baseTaxAreaId);
      return sendCachedAnswer(request, reply, catalogue, {
        key: `extra ${model.id} ${locale} ${taxAreaId}`,
        tags: [`model:${model.id}`],
        maxAge: freshFor.stock,
        make: ({ catalogue }, tag) => productExtraOf(db, model, { catalogue, locale, taxAreaId, tag }),
      });
    },
  );
}

function addQuickAddRoute(app: ServiceApp, { catalogue }: ServiceContext): void {
  app.get(
    '/api/quick-add/',
    { config: { access: 'public' }, schema: { querystring: quickAddQuery, response: { 200: quickAdd } } },
    (request, reply) => {
      const { locale } = request;
      const taxAreaId = taxAreaOf(catalogue.catalogue, request.query.taxAreaId ?? baseTaxAreaId);
      return sendCachedAnswer(request, reply, catalogue, {
        key: `quick-add ${locale} ${taxAreaId}`,
        tags: catalogue.catalogue.general.quickAddProducts.map((id) => `model:${id}`),
        maxAge: freshFor.stock,
        make: (snapshot, tag) => quickAddOf(snapshot.catalogue, { locale, taxAreaId, tag }),
      });
    },
  );
}

function addFastShippingRoute(app: ServiceApp, { db, catalogue, authenticate }: ServiceContext): void {
  app.get(
    '/api/get_fast_shipping/',
    { config: { access: 'public' }, schema: { querystring: fastShippingQuery, response: { 200: fastShipping } } },
    async (request, reply) => {
      const variant = catalogue.catalogue.variants.get(request.query.variant_id);
      if (!variant?.model.is_public) return [];
      const preferredStoreId = (await buyerOf(db, await authenticate(request)))?.preferredStoreId ?? null;
      if (preferredStoreId !== null) reply.header('cache-control', 'private, no-store');
      const question = questionOf(request.query, variant, { locale: request.locale, preferredStoreId });
      return fastShippingOf(db, catalogue.catalogue, question);
    },
  );
}

function publicModel({ catalogue }: ServiceContext['catalogue'], slug: string): Model {
  const model = catalogue.modelsBySlug.get(slug.toLowerCase());
  if (!model?.is_public) throw new Refusal(404, 'product_not_found');
  return model;
}

/** A product is shown in a campaign that offers it, while the campaign is open. @throws Refusal 404 otherwise */
async function refuseOtherCampaigns(
  { db, catalogue }: Pick<ServiceContext, 'db' | 'catalogue'>,
  slug: string,
  model: Model,
): Promise<void> {
  const { giftCampaigns } = await checkoutFacts(db, catalogue.catalogue);
  const campaign = giftCampaigns.get(slug.toLowerCase());
  if (!campaign || !isCampaignOpen(campaign, new Date())) throw new Refusal(404, 'campaign_not_found');
  if (!campaign.modelIds.includes(model.id)) throw new Refusal(404, 'product_not_found');
}
