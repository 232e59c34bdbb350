import type { ServiceModule } from '../../http/service-module.ts';
import { ownReviewRoutes } from './own-review-routes.ts';
import { publicReviewRoutes } from './public-review-routes.ts';
import { staffReviewRoutes } from './staff-review-routes.ts';

export const reviews: ServiceModule = async (app, context) => {
  for (const routes of [publicReviewRoutes, ownReviewRoutes, staffReviewRoutes]) await routes(app, context);
};
