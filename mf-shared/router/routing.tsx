import { provided } from 'mf-shared/rules/provided';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import type {
  Location,
  NavigateFunction,
  Navigation,
  RevalidationState,
  RouterNavigateOptions,
  To,
} from 'react-router';

/** What pages ask of the router; react-router's data router is one. */
export interface PageRouter {
  navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void>;
  revalidate(): Promise<void>;
}

/** What pages see of the router's state. */
export interface Routing {
  location: Location;
  navigation: Pick<Navigation, 'state'>;
  revalidation: RevalidationState;
}

const RouterContext = createContext<PageRouter | null>(null);
const LocationContext = createContext<Location | null>(null);
const ProgressContext = createContext<Pick<Routing, 'navigation' | 'revalidation'> | null>(null);

/** The router's state as contexts of their own, so that a page that only reads its address does not render for the loading bar. */
export function RoutingProvider({
  router,
  routing: { location, navigation, revalidation },
  children,
}: {
  router: PageRouter;
  routing: Routing;
  children: ReactNode;
}) {
  const progress = useMemo(() => ({ navigation, revalidation }), [navigation, revalidation]);
  return (
    <RouterContext value={router}>
      <LocationContext value={location}>
        <ProgressContext value={progress}>{children}</ProgressContext>
      </LocationContext>
    </RouterContext>
  );
}

const inRouting = <T,>(value: T | null): T => provided(value, 'RoutingProvider');

/** The page's address, and what its history entry keeps. */
export const useLocation = (): Location => inRouting(useContext(LocationContext));

/** Goes to another address within the document: `navigate('/path/', { replace: true })`, `navigate(-1)`. */
export function useNavigate(): NavigateFunction {
  const router = inRouting(useContext(RouterContext));
  return useCallback((to: To | number, options?: RouterNavigateOptions) => router.navigate(to, options), [router]);
}

/** Whether the next page is on its way. */
export const useNavigation = (): Routing['navigation'] => inRouting(useContext(ProgressContext)).navigation;

/** Loads the page's data anew. */
export function useRevalidator(): { revalidate(): Promise<void>; state: Routing['revalidation'] } {
  const router = inRouting(useContext(RouterContext));
  const { revalidation } = inRouting(useContext(ProgressContext));
  const revalidate = useCallback(() => router.revalidate(), [router]);
  return { revalidate, state: revalidation };
}

/** The address's query, and a way to navigate to another. */
export function useSearchParams(): [
  URLSearchParams,
  (query: URLSearchParams, options?: RouterNavigateOptions) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, useCallback((next, options) => void navigate(`?${next}`, options), [navigate])];
}
