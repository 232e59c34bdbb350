import { productVideos } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { askVideos } from './ask-videos.ts';
import { cachedVideos } from './cached-videos.ts';

const query = z.object({ model_id: z.coerce.number().int() });

/**
 * Videos of a product. The page asks only for visitors who agreed; a service that fails means none, and a line in the
 * log (CONTENT-9).
 */
export const videos: ServiceModule = (app, { db, catalogue, settings }) => {
  const { url, embedUrl } = settings.videos;
  const videosOf = cachedVideos();

  app.get(
    '/api/product_videos/',
    { config: { access: 'public' }, schema: { querystring: query, response: { 200: productVideos } } },
    async (request, reply) => {
      const { locale } = request;
      const model = catalogue.catalogue.models.get(request.query.model_id);
      if (!model?.is_public) throw new Refusal(404, 'product_not_found');
      reply.header('cache-control', 'public, max-age=60').header('vary', 'accept-language, accept-encoding');
      if (url === null || !(await hasVideos(model.id))) return { embedUrl, videos: [] };
      const texts = await catalogue.catalogue.textsOf(locale);
      const ask = { modelId: model.id, brand: model.manufacturer.name, title: texts.get(model.id)?.name ?? '' };
      const found = await videosOf(
        `${model.id} ${locale}`,
        () => askVideos(url, ask),
        (error) => request.log.warn({ err: error, modelId: model.id }, 'the video service failed'),
      );
      return { embedUrl, videos: found };
    },
  );

  async function hasVideos(id: number): Promise<boolean> {
    const row = await db.selectFrom('product_models').select('has_videos').where('id', '=', id).executeTakeFirst();
    return row?.has_videos ?? false;
  }
};
