import { apiError, localeCodes, richTextAnswer, richTextRequest } from 'mf-shared/contract';
import type { ServiceModule } from '../../http/service-module.ts';
import { findLostHtml } from '../rich-text/lost-html.ts';

/** What the sanitiser would take away of texts that staff are about to save (CONTENT-29). */
export const richTextRoute: ServiceModule = (app, { settings: { richText } }) => {
  app.post(
    '/api/staff/rich-text/',
    {
      config: { access: 'staff.enter' },
      schema: { body: richTextRequest, response: { 200: richTextAnswer, '4xx': apiError } },
    },
    async ({ body: { texts, hasParts } }) => {
      const found = await Promise.all(
        localeCodes.map(async (code) => [code, await findLostHtml(texts[code] ?? '', richText, hasParts)] as const),
      );
      return { lost: Object.fromEntries(found.filter(([, lost]) => lost.length > 0)) };
    },
  );
};
