import type { FastifyInstance, FastifyReply } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { apiError } from 'mf-shared/contract';
import { z } from 'zod';
import { drawingRevision } from './drawing-revision.ts';
import { mediaQuery } from './media-parameters.ts';
import { MediaService } from './media-service.ts';
import { pictureSources } from './picture-sources.ts';
import { QueueFullError } from './render-queue.ts';
import { Renderer } from './renderer.ts';
import { startWarmUp, type WarmUp } from './warm-up.ts';

export interface MediaOptions {
  dataDir: string;
  /** Whether the catalogue uses a picture; others are not drawn. Without it every well-formed path is. */
  isListed?: (path: string) => boolean;
  /** Pictures (paths below `/media/`) to draw in the background once the service is ready. */
  warmUp?: () => readonly string[] | Promise<readonly string[]>;
}

const CONTENT_TYPES = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
} as const;

const YEAR_S = 31_536_000;
/** For a drawing opened by itself. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const PRODUCTS = 'products/';

/** GET /media/*: pictures by path, width, height, crop and format. */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const renderer = new Renderer();
  const service = new MediaService({
    dataDir: options.dataDir,
    revision: drawingRevision(),
    sources: pictureSources,
    render: (order) => renderer.render(order),
  });
  const isListed = (path: string) => !options.isListed || !path.startsWith(PRODUCTS) || options.isListed(path);
  let warmUp: WarmUp | undefined;
  let isClosing = false;

  app.addHook('onReady', () => {
    void Promise.resolve(options.warmUp?.() ?? []).then((paths) => {
      if (isClosing || paths.length === 0) return;
      const onFailure = (path: string, error: unknown) => app.log.warn({ err: error, path }, 'A picture was not drawn');
      warmUp = startWarmUp(service, paths, { onFailure });
    });
  });
  app.addHook('onClose', () => {
    isClosing = true;
    warmUp?.stop();
    renderer.close();
  });

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/media/*',
    attachValidation: true,
    schema: {
      querystring: mediaQuery,
      response: { 200: z.instanceof(Buffer), 304: z.undefined(), 400: apiError, 404: apiError, 503: apiError },
    },
    handler: async (request, reply) => {
      if (request.validationError) {
        return refuse(reply, 400, 'invalid_image_parameters', request.validationError.message);
      }
      const path = (request.params as { '*': string })['*'];
      const rendering = isListed(path) ? service.find(path, request.query) : null;
      if (!rendering) return refuse(reply, 404, 'image_not_found', 'There is no such image.');
      const etag = service.etag(rendering);
      reply.header('etag', etag).header('cache-control', `public, max-age=${YEAR_S}, immutable`);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(undefined);
      try {
        const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
        const { bytes, encoding } = await service.get(rendering, acceptsBrotli);
        if (rendering.format === 'svg') {
          reply.header('vary', 'accept-encoding').header('content-security-policy', DRAWING_POLICY);
        }
        if (encoding) reply.header('content-encoding', encoding);
        reply.header('x-content-type-options', 'nosniff').type(CONTENT_TYPES[rendering.format]);
        return reply.send(bytes);
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        reply.header('retry-after', '5');
        return refuse(reply, 503, 'images_busy', 'Images are being prepared. Try again shortly.');
      }
    },
  });
}

function refuse(reply: FastifyReply, status: 400 | 404 | 503, code: string, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
}
