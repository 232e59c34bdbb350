import {
  apiError,
  done,
  giftCardBlock,
  giftCardReissue,
  idInPath,
  staffGiftCard,
  staffGiftCards as staffGiftCardsAnswer,
  staffGiftCardsQuery,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { blockGiftCard } from './block-gift-card.ts';
import { listGiftCards } from './list-gift-cards.ts';
import { readGiftCard } from './read-gift-card.ts';
import { reissueGiftCard } from './reissue-gift-card.ts';
import { resendMail } from './resend-mail.ts';

const ok = { ok: true } as const;
const path = '/api/staff/gift-cards/';
const config = { access: 'gift_cards.work' } as const;
const answers = { response: { 200: done, '4xx': apiError } };

/** Gift cards: found, blocked, and sent again under another code (STAFF-48 to STAFF-50). */
export const staffGiftCards: ServiceModule = (app, { db, settings }) => {
  app.get(
    path,
    { config, schema: { querystring: staffGiftCardsQuery, response: { 200: staffGiftCardsAnswer, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listGiftCards(db, request.query, new Date());
    },
  );

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffGiftCard, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readGiftCard(db, request.params.id, new Date());
    },
  );

  app.put(
    `${path}:id/block/`,
    { config, schema: { params: idInPath, body: giftCardBlock, ...answers } },
    async (request) => {
      const { was, ...next } = request.body;
      await blockGiftCard(db, { ...request.params, next, was, actorId: callerOf(request).id });
      return ok;
    },
  );

  app.post(
    `${path}:id/reissue/`,
    { config, schema: { params: idInPath, body: giftCardReissue, ...answers } },
    async (request) => {
      const { id: actorId, isAdmin } = callerOf(request);
      const { email, email_again: emailAgain, was, keeps_block: keepsBlock, reason } = request.body;
      const limitMinor = isAdmin ? null : settings.commerce.staffRefundLimitMinor;
      await reissueGiftCard(db, {
        ...{ ...request.params, email, emailAgain, keepsBlock, reason },
        ...{ was, actorId, limitMinor, now: new Date() },
      });
      return ok;
    },
  );

  app.post(`${path}:id/resend/`, { config, schema: { params: idInPath, ...answers } }, async (request) => {
    await resendMail(db, request.params.id, callerOf(request).id);
    return ok;
  });
};
