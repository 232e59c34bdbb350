import type { ServiceModule } from '../http/service-module.ts';
import { mediaFolder } from '../service-settings.ts';
import { mediaRoutes } from './media-routes.ts';
import { picturesToPrepare } from './pictures-to-prepare.ts';

/** Pictures of products, scenes and brands in every size, drawn ahead in the background unless the settings say otherwise. */
export const media: ServiceModule = async (app, { catalogue, settings, pictures }) => {
  await app.register(mediaRoutes, {
    pictures,
    folder: mediaFolder(settings),
    drawingsPerMinute: settings.drawingsPerMinute,
    ...(settings.drawsAhead && { warmUp: () => picturesToPrepare(catalogue.catalogue.listed) }),
  });
};
