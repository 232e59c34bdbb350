import type { ApiFailure } from './api-failure.ts';

/**
 * How far a request or an action is: the one vocabulary of waiting in all rooms. Data that is older than the state, as
 * while an answer is fetched anew, stays beside it.
 */
export type AsyncState<Data> =
  | { readonly status: 'idle'; readonly data: null; readonly failure: null }
  | { readonly status: 'loading'; readonly data: Data | null; readonly failure: null }
  | { readonly status: 'done'; readonly data: Data; readonly failure: null }
  | { readonly status: 'missing'; readonly data: null; readonly failure: ApiFailure }
  | { readonly status: 'failed'; readonly data: Data | null; readonly failure: ApiFailure };

/** The state before anything was asked. */
export const idleState = { status: 'idle', data: null, failure: null } as const;

/** The state while an answer is awaited, with the data known before. */
export function loadingState<Data>(data: Data | null): AsyncState<Data> {
  return { status: 'loading', data, failure: null };
}

/** How far it is, for states without data, such as a form's. */
export type AsyncStatus = AsyncState<unknown>['status'];
