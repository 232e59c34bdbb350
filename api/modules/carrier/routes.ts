import { idInPath, attachmentQuery as signedAddress } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { isLabelAddress } from './label-address.ts';

const fewReads = { max: 60, timeWindow: '1 minute', groupId: 'labels of parcels' };

/** The PDF of a label, for who has its signed address. */
export const parcelLabels: ServiceModule = (app, { db, secret }) => {
  app.get(
    '/api/parcel-labels/:id/',
    {
      config: { access: 'guest-key', rateLimit: fewReads },
      schema: { params: idInPath, querystring: signedAddress },
    },
    async ({ params, query }, reply) => {
      const label = isLabelAddress(secret, params.id, query)
        ? await db.selectFrom('parcel_labels').select('pdf').where('id', '=', params.id).executeTakeFirst()
        : undefined;
      if (!label?.pdf) throw new Refusal(404, 'return_not_found');
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="label-${params.id}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(label.pdf, 'base64'));
    },
  );
};
