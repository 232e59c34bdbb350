import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { apiError } from 'mf-shared/contract';
import { drawingPolicy } from 'mf-shared/rules/every-answer';
import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import { mediaQuery } from './media-parameters.ts';
import { type MediaFile, MediaService } from './media-service.ts';
import type { Pictures } from './picture.ts';
import { QueueFullError } from './render-queue.ts';
import { Renderer } from './renderer.ts';
import type { Rendering } from './rendering.ts';
import { startWarmUp, type WarmUp } from './warm-up.ts';

export interface MediaOptions {
  pictures: Pictures;
  /** Holds a folder per revision of the drawings. */
  folder: string;
  /** Most pictures that are drawn for one address; those that exist are served without limit. */
  drawingsPerMinute?: number;
  /** Milliseconds after which a page gets the sketch of a picture that is still being drawn. */
  patienceMs?: number;
  /** Pictures (paths below `/media/`) to draw in the background once the service is ready. */
  warmUp?: () => readonly string[];
}

const CONTENT_TYPES = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
} as const;

/** A picture may be drawn anew under its path: after a day a browser shows what it has and asks by the tag. */
const KEPT = 'public, max-age=86400, stale-while-revalidate=31536000';
const PATIENCE_MS = 700;

/** GET /media/*: pictures by path, width, height, crop and format. */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const renderer = new Renderer(options.pictures.module);
  const service = new MediaService({
    folder: options.folder,
    revision: options.pictures.revision,
    sources: options.pictures.sources,
    render: (order) => renderer.render(order),
    patienceMs: options.patienceMs ?? PATIENCE_MS,
  });
  let warmUp: WarmUp | undefined;
  app.addHook('onReady', async () => {
    const onFailure = (path: string, error: unknown) => app.log.warn({ err: error, path }, 'picture not drawn');
    warmUp = options.warmUp && startWarmUp(service, options.warmUp(), { onFailure });
  });
  app.addHook('onClose', async () => {
    warmUp?.stop();
    renderer.close();
  });

  const max = options.drawingsPerMinute ?? Number.MAX_SAFE_INTEGER;
  const countDrawing = app.hasDecorator('createRateLimit')
    ? app.createRateLimit({ max, timeWindow: '1 minute' })
    : null;
  async function limitDrawings(request: FastifyRequest, rendering: Rendering): Promise<void> {
    if (countDrawing === null || service.has(rendering)) return;
    const count = await countDrawing(request);
    if (!count.isAllowed && count.isExceeded) throw new Refusal(429, 'too_many_requests');
  }

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/media/*',
    config: { access: 'public', isCountedHere: true },
    schema: {
      summary: 'A picture in a size, shape and format',
      params: z.object({ '*': z.string() }),
      querystring: mediaQuery,
      response: {
        200: z.instanceof(Buffer),
        304: z.undefined(),
        400: apiError,
        404: apiError,
        429: apiError,
        503: apiError,
      },
    },
    handler: async (request, reply) => {
      const { params, query, headers } = request;
      const rendering = service.find(params['*'], query);
      if (!rendering) throw new Refusal(404, 'not_found');
      const etag = service.etag(rendering);
      const isKnown = headers['if-none-match'] === etag;
      const acceptsBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
      if (!isKnown) await limitDrawings(request, rendering);
      const file = isKnown ? null : await fileOf(service, rendering, acceptsBrotli);
      if (file?.isSketch) reply.header('cache-control', 'no-store');
      else reply.header('etag', etag).header('cache-control', KEPT);
      if (!file) return reply.code(304).send(undefined);
      const format = file.isSketch ? 'svg' : rendering.format;
      reply.header('x-content-type-options', 'nosniff').type(CONTENT_TYPES[format]);
      if (format === 'svg') {
        reply.header('vary', 'accept-encoding').header('content-security-policy', drawingPolicy);
      }
      if (file.encoding) reply.header('content-encoding', file.encoding);
      return reply.send(file.bytes);
    },
  });
}

async function fileOf(service: MediaService, rendering: Rendering, acceptsBrotli: boolean): Promise<MediaFile> {
  try {
    return await service.get(rendering, acceptsBrotli);
  } catch (error) {
    throw error instanceof QueueFullError ? new Refusal(503, 'unavailable') : error;
  }
}
