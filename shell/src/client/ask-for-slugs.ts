import type { RouteSlugs } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';

/** The slugs of groups and brands, by which the route table tells their pages from others (spec: shell §2). @throws ApiFailure */
export const askForSlugs = (api: ApiClient): Promise<RouteSlugs> => api.get<RouteSlugs>('/api/route-slugs/');
