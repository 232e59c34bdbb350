import { legalGuarantee, localeCodes } from 'mf-shared/contract';
import { z } from 'zod';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readGuarantee } from '../guarantees/read-guarantee.ts';
import { withdrawalPdf } from './legal-document.ts';

/** Drawing a PDF keeps the service busy for longer than other answers. */
const pdfRateLimit = { max: 20, timeWindow: '1 minute' };
const query = z.object({ language: z.enum(localeCodes) });
const guaranteeQuery = z.object({
  'delivery-country-code': z.string().regex(/^[a-z]{2}$/),
  slug: z.string().max(200).optional(),
});

/** What the law wants a buyer to be able to keep. */
export const legal: ServiceModule = (app, { catalogue, settings }) => {
  app.get(
    '/api/withdrawal-form/',
    { config: { access: 'public', rateLimit: pdfRateLimit }, schema: { querystring: query } },
    async (request, reply) => {
      const locale = request.query.language;
      return reply
        .header('cache-control', 'public, max-age=3600')
        .header('content-disposition', `inline; filename="withdrawal-${locale}.pdf"`)
        .type('application/pdf')
        .send(await withdrawalPdf({ catalogue, settings, locale }));
    },
  );

  app.get(
    '/api/legal-guarantee/',
    { config: { access: 'public' }, schema: { querystring: guaranteeQuery, response: { 200: legalGuarantee } } },
    (request, reply) => {
      const { 'delivery-country-code': code, slug = '' } = request.query;
      const { locale } = request;
      const known = catalogue.catalogue;
      const found = known.modelsBySlug.get(slug.toLowerCase());
      const model = found?.is_public ? found : null;
      const country = known.general.legalGuaranteeYears[code] === undefined ? '' : code;
      return sendCachedAnswer(request, reply, catalogue, {
        key: `legal-guarantee ${locale} ${country} ${model?.id ?? ''}`,
        ...(model && { tags: [`model:${model.id}`] }),
        maxAge: freshFor.content,
        make: (snapshot) => readGuarantee(snapshot.catalogue, { locale, country, model }),
      });
    },
  );
};
