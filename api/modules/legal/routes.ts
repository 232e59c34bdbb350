import { localeCodes } from 'mf-shared/contract';
import { z } from 'zod';
import type { ServiceModule } from '../../http/service-module.ts';
import { withdrawalPdf } from './legal-document.ts';

/** Drawing a PDF keeps the service busy for longer than other answers. */
const pdfRateLimit = { max: 20, timeWindow: '1 minute' };
const query = z.object({ language: z.enum(localeCodes) });

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
};
