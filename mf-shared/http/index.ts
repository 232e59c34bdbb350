export type { ApiClient, ApiClientSettings, CallOptions } from './api-client.ts';
export { createApiClient } from './api-client.ts';
export { ApiFailure } from './api-failure.ts';
export { ApiProvider, browserApi, setBrowserApi, useApi } from './use-api.tsx';
