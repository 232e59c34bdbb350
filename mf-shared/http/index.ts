export type { ApiClient, ApiClientSettings, CallOptions } from './api-client.ts';
export { createApiClient } from './api-client.ts';
export { ApiFailure, toFailure } from './api-failure.ts';
export { type AsyncState, type AsyncStatus, idleState, loadingState } from './async-state.ts';
export { typedBeforeHydration } from './typed-before-hydration.ts';
export { ApiProvider, browserApi, setBrowserApi, useApi } from './use-api.tsx';
export { type FormProblem, type FormStatePlan, type Problems, useFormState } from './use-form-state.ts';
export { type Query, type QueryOptions, useQuery } from './use-query.ts';
