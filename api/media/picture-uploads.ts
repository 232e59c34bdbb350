import { Readable } from 'node:stream';
import { apiError, uploadedPicture } from 'mf-shared/contract';
import { Refusal } from '../http/refusal.ts';
import type { ServiceApp, ServiceContext } from '../http/service-module.ts';
import { keepPicture } from './keep-picture.ts';

/** Takes a picture of a product as the body of a request (STAFF-66), in a scope of its own: no other route does. */
export function addUploadRoute(app: ServiceApp, { settings: { originalsDir } }: ServiceContext): void {
  app.addContentTypeParser('application/octet-stream', (_request, payload, take) => take(null, payload));
  app.post(
    '/api/staff/pictures/',
    { config: { access: 'products.texts' }, schema: { response: { 200: uploadedPicture, '4xx': apiError } } },
    async (request) => {
      const body: unknown = request.body;
      if (!(body instanceof Readable)) throw new Refusal(415, 'picture_kind');
      return keepPicture({ originalsDir, log: app.log }, body);
    },
  );
}
