import { Readable } from 'node:stream';
import { apiError, uploadedPicture } from 'mf-shared/contract';
import { Refusal } from '../http/refusal.ts';
import type { ServiceApp, ServiceContext } from '../http/service-module.ts';
import { noteUpload, storedPicture } from '../modules/content/shown-pictures.ts';
import { keepPicture } from './keep-picture.ts';

/** Takes a picture of staff as the body of a request (STAFF-66), in a scope of its own: no other route does. */
export function addUploadRoute(app: ServiceApp, { db, settings: { originalsDir } }: ServiceContext): void {
  app.addContentTypeParser('application/octet-stream', (_request, payload, take) => take(null, payload));
  app.post(
    '/api/staff/pictures/',
    { config: { access: 'pictures.add' }, schema: { response: { 200: uploadedPicture, '4xx': apiError } } },
    async (request) => {
      const body: unknown = request.body;
      if (!(body instanceof Readable)) throw new Refusal(415, 'picture_kind');
      const kept = await keepPicture({ originalsDir, log: app.log }, body);
      await noteUpload(db, storedPicture(kept.path));
      return kept;
    },
  );
}
