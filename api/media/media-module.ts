import { join } from 'node:path';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ServiceModule } from '../http/service-module.ts';
import { mediaFolder } from '../service-settings.ts';
import { mediaRoutes } from './media-routes.ts';
import { addUploadRoute } from './picture-uploads.ts';
import { picturesToPrepare } from './pictures-to-prepare.ts';

/** Pictures of products, scenes and brands in every size, made ahead in the background unless the settings say otherwise. */
export const media: ServiceModule = async (app, context) => {
  const { catalogue, settings, originals, gauges } = context;
  await app.register(async (scope) => addUploadRoute(scope.withTypeProvider<ZodTypeProvider>(), context));
  await app.register(mediaRoutes, {
    folder: join(mediaFolder(settings), 'renderings'),
    originalsFolder: settings.originalsDir,
    moreOriginals: originals,
    gauges,
    drawingsPerMinute: settings.drawingsPerMinute,
    ...(settings.drawsAhead && { warmUp: () => picturesToPrepare(catalogue.catalogue.listed) }),
  });
};
