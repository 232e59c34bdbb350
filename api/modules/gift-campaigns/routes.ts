import { sql } from 'kysely';
import { giftCampaign, validateGiftCodeRequest, validateGiftCodeResponse } from 'mf-shared/contract';
import { tagsHeader } from 'mf-shared/rules/answer-tags';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import { followMoments } from '../../read-model/follow-clock.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { giftRefusal } from './check-gift.ts';
import { giftCampaignAnswer } from './gift-campaign-answer.ts';
import { giftCampaignsOf, giftCampaignTurns, isCampaignOpen } from './gift-campaign-facts.ts';
import { readGiftCode } from './gift-code.ts';

/** Guesses at codes per minute and address. */
const codesPerMinute = 20;

/** The page of a gift campaign, and whether a code brings a product (ROUTE-30, ROUTE-31, GIFT-17). */
export const giftCampaigns: ServiceModule = (app, { db, catalogue, codeTries }) => {
  // Pages that are kept are made anew when a campaign begins or ends.
  const stop = followMoments(
    () => giftCampaignTurns(db, catalogue.catalogue),
    () => sql`SELECT bump_catalogue_version()`.execute(db),
    (error) => app.log.error({ err: error }, 'a gift campaign that begins or ends is not followed yet'),
  );
  app.addHook('onClose', stop);
  app.get(
    '/api/giftcampaigns/:category/',
    {
      config: { access: 'public' },
      schema: {
        params: z.object({ category: z.string().max(100) }),
        querystring: z.object({ taxAreaId: z.coerce.number().int().default(baseTaxAreaId) }),
        response: { 200: giftCampaign },
      },
    },
    async (request, reply) => {
      const { catalogue: shop } = catalogue.snapshot;
      const campaigns = await giftCampaignsOf(db, shop);
      const campaign = campaigns.get(request.params.category.toLowerCase());
      if (!campaign || !isCampaignOpen(campaign, new Date())) throw new Refusal(404, 'campaign_not_found');
      reply.header('cache-control', 'public, max-age=30').header('vary', 'accept-language');
      if (request.headers[tagsHeader] !== undefined) reply.header(tagsHeader, 'lists');
      return giftCampaignAnswer(campaign, shop, request.locale, taxAreaOf(shop, request.query.taxAreaId));
    },
  );

  app.post(
    '/api/giftcampaigns/validate_code/',
    {
      config: { access: 'public', rateLimit: { max: codesPerMinute, timeWindow: '1 minute' } },
      schema: { body: validateGiftCodeRequest, response: { 200: validateGiftCodeResponse } },
    },
    async (request, reply) => {
      const { code: typed, product_id, category_slug } = request.body;
      reply.header('cache-control', 'no-store');
      if (typed.trim() === '') throw refused('validation.required');
      await codeTries.count(request.ip, { gift: typed });
      const campaigns = await giftCampaignsOf(db, catalogue.catalogue);
      const code = await readGiftCode(db, typed);
      const campaign = campaigns.get(category_slug.toLowerCase());
      const refusal = giftRefusal(code, campaign, catalogue.catalogue.variants.get(product_id), new Date());
      if (refusal || !code) throw refused(`checkout.gift.${refusal ?? 'code_unknown'}`);
      return { valid: true as const, code: code.code };
    },
  );
};

/** A 400 is shown beside the code's field (GIFT-15). */
const refused = (textKey: string) => new Refusal(400, 'invalid_request', { fields: { code: textKey } });
