export type { ApiClient, ApiClientSettings, CallOptions } from './api-client.ts';
export { createApiClient } from './api-client.ts';
export { ApiFailure, toFailure } from './api-failure.ts';
export { type AsyncState, type AsyncStatus, idleState, loadingState } from './async-state.ts';
export { ApiProvider, browserApi, setBrowserApi, useApi } from './use-api.tsx';
export { type Query, type QueryOptions, useQuery } from './use-query.ts';
