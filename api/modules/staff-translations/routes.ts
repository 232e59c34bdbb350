import { apiError, translated, translationRequest } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { countTries, countTry, uncountTry } from '../../http/count-try.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { countTranslated } from '../../metrics/service-counts.ts';
import { createTranslator, TranslationFailure } from './deepl-client.ts';
import { charactersOf, translateTexts } from './translate-texts.ts';
import { writesContent } from './writes-content.ts';

/** The most of one press: all texts in all languages together. */
const mostAtOnce = 200_000;
/** The most of one person. */
const mostPressesInHour = 60;
const mostCharactersInDay = 1_000_000;

/** Drafts by the operator's translator (STAFF-78); without one there is no such call. */
export const staffTranslations: ServiceModule = (app, { db, settings: { translation } }) => {
  if (!translation) return;
  const translate = createTranslator(translation);
  app.post(
    '/api/staff/translations/',
    {
      // Several rights write texts: one of them is enough.
      config: { access: 'staff.enter' },
      schema: { body: translationRequest, response: { 200: translated, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { id, rights } = callerOf(request);
      if (!writesContent(rights)) throw new Refusal(403, 'right_missing');
      const characters = charactersOf(request.body.texts);
      if (characters > mostAtOnce) throw new Refusal(400, 'translation_too_much', { values: { most: mostAtOnce } });
      await countPress(db, id, characters);
      let done = 0;
      const onTranslated = (own: number) => {
        done += own;
        countTranslated({ outcome: 'done' }, own);
      };
      try {
        const inTime = AbortSignal.timeout(translation.timeoutMs);
        const answer = await translateTexts(request.body, translate, inTime, onTranslated);
        request.log.info({ characters }, 'texts translated');
        return answer;
      } catch (error) {
        if (!(error instanceof TranslationFailure)) throw error;
        const failed = characters - done;
        countTranslated({ outcome: 'failed' }, failed);
        request.log.error({ err: error, characters: failed }, 'texts not translated');
        await uncountTry(db, { parts: ['translated', id] }, failed);
        // The provider's failure, which is told as what it is: a call of ours that failed would be told as no answer.
        throw new Refusal(424, `translation_${error.kind}`);
      }
    },
  );
};

/** @throws Refusal 429 where the person has pressed too often, or has had too much translated today */
async function countPress(db: Database, id: number, characters: number): Promise<void> {
  if (!(await countTry(db, { parts: ['translation', id], max: mostPressesInHour, minutes: 60 })))
    throw new Refusal(429, 'translation_too_often');
  const { count } = await countTries(db, { parts: ['translated', id], minutes: 24 * 60 }, characters);
  if (count <= mostCharactersInDay) return;
  await uncountTry(db, { parts: ['translated', id] }, characters);
  throw new Refusal(429, 'translation_day_used_up');
}
