import type { ServiceModule } from '../../http/service-module.ts';
import { brandRoutes } from './brand-routes.ts';
import { experienceRoutes } from './experience-routes.ts';
import { homeRoutes } from './home-routes.ts';
import { keywordRoutes } from './keyword-routes.ts';
import { questionRoutes } from './question-routes.ts';
import { responsibilityRoutes } from './responsibility-routes.ts';
import { staticPageRoutes } from './static-page-routes.ts';

export const content: ServiceModule = async (app, context) => {
  for (const routes of [
    brandRoutes,
    experienceRoutes,
    homeRoutes,
    keywordRoutes,
    questionRoutes,
    responsibilityRoutes,
    staticPageRoutes,
  ])
    await routes(app, context);
};
