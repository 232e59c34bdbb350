import { Readable } from 'node:stream';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  apiError,
  attachment,
  attachmentParams,
  attachmentQuery,
  done,
  draftAttachments,
  draftSecret,
  uploadQuery,
} from 'mf-shared/contract';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { bucketStore } from '../../file-stores/bucket-store.ts';
import type { FileStore } from '../../file-stores/file-store.ts';
import { folderStore } from '../../file-stores/folder-store.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceModule } from '../../http/service-module.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { attachmentColumns, isSigned, viewAttachment } from './attachment-view.ts';
import { forgetAttachments } from './forget-attachments.ts';
import { draftHash, keepAttachment } from './keep-attachment.ts';

const hourMs = 3_600_000;
const noStore = 'private, no-store';
/** A file opened as a document runs nothing. */
const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
/** The secret travels in a header, so that no log of addresses repeats it. */
const draftHeaders = z.object({ 'x-draft': draftSecret });

/** Where the files lie, and what signs their addresses. */
interface Keeping {
  db: Database;
  store: FileStore;
  secret: ServiceSecret;
}

/** Files that buyers send with a case: private, checked, and gone when their time is over. */
export const attachments: ServiceModule = async (app, { db, settings, secret }) => {
  const { attachmentsBucket, attachmentsDir } = settings;
  const store = attachmentsBucket ? bucketStore(attachmentsBucket) : folderStore(attachmentsDir);
  const keeping = { db, store, secret };
  await app.register(async (scope) => addUploadRoute(scope.withTypeProvider<ZodTypeProvider>(), keeping));
  addDraftRoutes(app, keeping);
  addFileRoute(app, keeping);

  const clean = () =>
    forgetAttachments(db, store, new Date()).catch((error: unknown) =>
      app.log.error({ err: error }, 'attachments not removed'),
    );
  const cleaning = setInterval(clean, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(cleaning));
};

/** Takes a file as the body of a request, in a scope of its own: no other route does. */
function addUploadRoute(app: ServiceApp, { db, store, secret }: Keeping): void {
  app.addContentTypeParser('application/octet-stream', (_request, payload, take) => take(null, payload));

  app.post(
    '/api/attachments/',
    {
      config: { access: 'public', rateLimit: { max: 90, timeWindow: '10 minutes' } },
      schema: {
        headers: draftHeaders,
        querystring: uploadQuery,
        response: { 200: attachment, '4xx': apiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', noStore);
      const body: unknown = request.body;
      if (!(body instanceof Readable)) throw new Refusal(415, 'attachment_kind');
      const toldBytes = Number(request.raw.headers['content-length'] ?? 0);
      const upload = { ...request.query, draft: request.headers['x-draft'], body, toldBytes };
      return viewAttachment(secret, await keepAttachment({ db, store, log: app.log }, upload));
    },
  );
}

/** The files of a form that is not sent yet, by its secret. */
function addDraftRoutes(app: ServiceApp, { db, secret }: Keeping): void {
  app.get(
    '/api/attachments/',
    { config: { access: 'public' }, schema: { headers: draftHeaders, response: { 200: draftAttachments } } },
    async ({ headers }, reply) => {
      reply.header('cache-control', noStore);
      const rows = await db
        .selectFrom('attachments')
        .select(attachmentColumns)
        .where('draft_hash', '=', draftHash(headers['x-draft']))
        .orderBy('created_at')
        .execute();
      return { results: rows.map((row) => viewAttachment(secret, row)) };
    },
  );

  app.delete(
    '/api/attachments/:id/',
    {
      config: { access: 'public' },
      schema: { params: attachmentParams, headers: draftHeaders, response: { 200: done } },
    },
    async ({ params, headers }) => {
      const removed = await db
        .updateTable('attachments')
        .set({ expires_at: new Date(), draft_hash: null })
        .where('id', '=', params.id)
        .where('draft_hash', '=', draftHash(headers['x-draft']))
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw new Refusal(404, 'not_found');
      return { ok: true as const };
    },
  );
}

/** One file, by a signed address that ends. */
function addFileRoute(app: ServiceApp, { db, store, secret }: Keeping): void {
  app.get(
    '/api/attachments/:id/',
    { config: { access: 'public' }, schema: { params: attachmentParams, querystring: attachmentQuery } },
    async ({ params, query, log }, reply) => {
      const row = isSigned(secret, params.id, query) ? await findAttachment(db, params.id) : undefined;
      if (!row || (row.expires_at && row.expires_at <= new Date())) throw new Refusal(404, 'not_found');
      const bytes = await store.read(row.store_key).catch((error: unknown) => {
        log.error({ err: error, attachment: row.id }, 'attachment not read');
        throw new Refusal(503, 'unavailable');
      });
      const disposition = row.media_type === 'image/jpeg' ? 'inline' : 'attachment';
      return reply
        .header('cache-control', 'private, max-age=600')
        .header('content-security-policy', filePolicy)
        .header('cross-origin-resource-policy', 'same-origin')
        .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(row.name)}`)
        .header('content-length', row.bytes)
        .type(row.media_type)
        .send(bytes);
    },
  );
}

const findAttachment = (db: Executor, id: string) =>
  db
    .selectFrom('attachments')
    .select([...attachmentColumns, 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
