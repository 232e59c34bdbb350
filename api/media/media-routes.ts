import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { apiError } from 'mf-shared/contract';
import { drawingPolicy } from 'mf-shared/rules/every-answer';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import { FileOriginals, type Inspection } from './file-originals.ts';
import { mediaGauges } from './media-gauges.ts';
import { mediaQuery } from './media-parameters.ts';
import { type FoundRendering, MediaService } from './media-service.ts';
import type { MediaOrder } from './media-work.ts';
import type { OriginalStore } from './original.ts';
import { OriginalStores } from './original-stores.ts';
import { rasterRevision } from './raster.ts';
import { QueueFullError } from './render-queue.ts';
import { startWarmUp, type WarmUp } from './warm-up.ts';
import { WorkProcess } from './work-process.ts';

export interface MediaOptions {
  /** Holds the renderings. */
  folder: string;
  /** Where a merchant's originals lie. */
  originalsFolder: string;
  /** Asked for pictures that are not there. */
  moreOriginals?: OriginalStore | undefined;
  /** Most pictures that are made for one address; those that exist are served without limit. */
  drawingsPerMinute?: number;
  /** Milliseconds after which a page gets the preview of a picture that is still being made. */
  patienceMs?: number;
  /** Pictures (paths below `/media/`) to make in the background once the service is ready. */
  warmUp?: () => readonly string[];
  /** Where it tells how many pictures wait. */
  gauges?: Registry;
}

const contentTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
} as const;

/** A picture may change under its path: after a day a browser shows what it has and asks by the tag. */
const kept = 'public, max-age=86400, stale-while-revalidate=31536000';
const usualPatienceMs = 700;
/** A proxy before the shop may give up on answers that take longer. */
const longestPatienceMs = 20_000;

/** GET /media/*: pictures by path, width, height, crop and format. */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const service = openMediaService(app, options);
  const limitDrawings = drawingLimit(app, options, service);
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
      const found = await service.find(params['*'], query);
      if (!found) throw new Refusal(404, 'not_found');
      const etag = service.etag(found);
      const isKnown = headers['if-none-match'] === etag;
      const acceptsBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
      if (!isKnown) await limitDrawings(request, found);
      const patienceMs = patienceOf(headers.prefer);
      const file = isKnown ? null : await inTurn(service.get(found, { acceptsBrotli, patienceMs }));
      if (file?.isPreview) reply.header('cache-control', 'no-store').header('server-timing', 'preview');
      else reply.header('etag', etag).header('cache-control', kept);
      if (!file) return reply.code(304).send(undefined);
      const format = file.isPreview ? 'svg' : found.rendering.format;
      reply.header('x-content-type-options', 'nosniff').type(contentTypes[format]);
      if (format === 'svg') {
        reply.header('vary', 'accept-encoding').header('content-security-policy', drawingPolicy);
      }
      if (file.encoding) reply.header('content-encoding', file.encoding);
      return reply.send(file.bytes);
    },
  });
}

/** The service of pictures: it makes some ahead when the app is ready, and ends with the app. */
function openMediaService(app: FastifyInstance, options: MediaOptions): MediaService {
  const work = new WorkProcess<MediaOrder, unknown>(new URL('./media-process.ts', import.meta.url));
  const inspect = (file: string) => work.do({ kind: 'inspect', file }) as Promise<Inspection>;
  const files = new FileOriginals(options.originalsFolder, inspect);
  const originals = new OriginalStores([files, ...(options.moreOriginals ? [options.moreOriginals] : [])]);
  const service = new MediaService({
    folder: options.folder,
    revision: rasterRevision,
    originals,
    render: (from, to, rendering) => work.do({ kind: 'render', from, to, rendering }),
    patienceMs: options.patienceMs ?? usualPatienceMs,
  });
  if (options.gauges) mediaGauges(service, options.gauges);
  let warmUp: WarmUp | undefined;
  app.addHook('onReady', async () => {
    const onFailure = (path: string, error: unknown) => app.log.warn({ err: error, path }, 'picture not made');
    warmUp = options.warmUp && startWarmUp(service, options.warmUp(), { onFailure });
  });
  app.addHook('onClose', async () => {
    warmUp?.stop();
    originals.close();
    work.close();
  });
  return service;
}

/** Counts pictures that have to be made, for each address. */
function drawingLimit(app: FastifyInstance, options: MediaOptions, service: MediaService) {
  const max = options.drawingsPerMinute ?? Number.MAX_SAFE_INTEGER;
  const countDrawing = app.hasDecorator('createRateLimit')
    ? app.createRateLimit({ max, timeWindow: '1 minute' })
    : null;
  return async (request: FastifyRequest, found: FoundRendering): Promise<void> => {
    if (countDrawing === null || service.has(found)) return;
    const count = await countDrawing(request);
    if (!count.isAllowed && count.isExceeded) throw new Refusal(429, 'too_many_requests');
  };
}

/** A page that shows a preview asks again with `prefer: wait=20` (RFC 7240), and gets the picture when it is made. */
function patienceOf(prefer: string | string[] | undefined): number | undefined {
  const [, seconds] = /(?:^|[,;\s])wait=(\d{1,3})\b/.exec(String(prefer)) ?? [];
  return seconds === undefined ? undefined : Math.min(Number(seconds) * 1000, longestPatienceMs);
}

async function inTurn<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof QueueFullError ? new Refusal(503, 'unavailable') : error;
  }
}
