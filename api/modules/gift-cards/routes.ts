import { giftCardBalance, giftCardBalanceRequest } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { shopDay } from 'mf-shared/rules/shop-day';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { endOfGiftCard, hashGiftCardCode, normalCode } from './gift-card-code.ts';
import { heldMinor } from './gift-card-payments.ts';

/** Guesses at codes per minute and address. */
const codesPerMinute = 10;

/** What a gift card still holds; codes are kept as hashes only, and guessing is throttled. */
export const giftCards: ServiceModule = (app, { db, codeTries }) => {
  app.post(
    '/api/gift-cards/balance/',
    {
      config: { access: 'public', rateLimit: { max: codesPerMinute, timeWindow: '1 minute' } },
      schema: { body: giftCardBalanceRequest, response: { 200: giftCardBalance } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { code } = request.body;
      if (normalCode(code) === '') throw refused('validation.required');
      await codeTries.count(request.ip, { giftCards: [code] });
      const card = await db
        .selectFrom('gift_cards')
        .select(['balance_minor', 'initial_minor', 'code_hint', 'expires_on', 'frozen_at', 'is_active', 'replaced_by'])
        .select(heldMinor().as('held_minor'))
        .where('code_hash', '=', hashGiftCardCode(code))
        .executeTakeFirst();
      if (!card) throw refused('checkout.gift_card.not_found');
      const end = endOfGiftCard(card);
      if (end) throw refused(`checkout.gift_card.${end}`);
      const expires = card.expires_on === null ? null : String(card.expires_on).slice(0, 10);
      return {
        balance: toDecimal(card.balance_minor),
        held: toDecimal(card.held_minor),
        initial: toDecimal(card.initial_minor),
        hint: card.code_hint,
        expires_on: expires,
        is_frozen: card.frozen_at !== null,
        is_expired: expires !== null && expires < shopDay(),
      };
    },
  );
};

const refused = (textKey: string) => new Refusal(400, 'invalid_request', { fields: { code: textKey } });
