/** What remotes may use of the router. Pages link with plain `<a href={href(path)}>`: the shell delegates clicks. */

export { localHref, useHref } from './href.ts';
export { keptMarkup, type MarkupKeeper, MarkupKeeperProvider } from './kept-markup.ts';
export { type Brand, type PageConfig, PageConfigProvider, useFeature, usePageConfig } from './page-config.ts';
export { PageError, PageRedirect } from './page-error.ts';
export {
  type ApplicationModule,
  defineApplication,
  defineRoute,
  type PageHead,
  type PageProps,
  type PageRequest,
  type RouteModule,
} from './route-module.ts';
export {
  type PageRouter,
  type Routing,
  RoutingProvider,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from './routing.tsx';
export { SanitisedHtml } from './sanitised-html.tsx';
