import { keyword } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { keywordsOf } from '../rich-text/keywords-of.ts';

/** What the words that texts mark mean. */
export const keywordRoutes: ServiceModule = (app, { catalogue }) => {
  app.get(
    '/api/keyword-popups/',
    { config: { access: 'public' }, schema: { response: { 200: z.array(keyword) } } },
    (request, reply) =>
      sendCachedAnswer(request, reply, catalogue, {
        key: `keywords ${request.locale}`,
        maxAge: freshFor.content,
        make: (snapshot) => keywordsOf(snapshot.catalogue, request.locale),
      }),
  );

  app.get(
    '/api/keyword-popup/',
    {
      config: { access: 'public' },
      schema: { querystring: z.object({ id: z.coerce.number().int() }), response: { 200: keyword } },
    },
    (request, reply) => {
      const found = keywordsOf(catalogue.catalogue, request.locale).find(({ id }) => id === request.query.id);
      if (!found) throw new Refusal(404, 'not_found');
      return sendCachedAnswer(request, reply, catalogue, {
        key: `keyword ${found.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: () => found,
      });
    },
  );
};
