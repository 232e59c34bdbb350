import { type ApiClient, ApiFailure } from 'mf-shared/http';

/** One call that a page made of the service. */
export interface MadeCall {
  call: string;
  body?: unknown;
  query?: unknown;
}

/** An answer, or what makes it of the call's body; an `ApiFailure` is thrown. */
export type DoubleAnswer = object | ((body: unknown) => object);

/**
 * Stands for the service in tests of pages: answers calls by their method and path (`'GET /api/customer/'`), refuses
 * every other one with 404, and keeps what it was asked. Answers can be replaced while a test runs.
 */
export function serviceDouble(answers: Record<string, DoubleAnswer> = {}) {
  const calls: MadeCall[] = [];
  const answerTo = async <T>(call: string, body?: unknown, query?: unknown): Promise<T> => {
    calls.push({ call, ...(body !== undefined && { body }), ...(query !== undefined && { query }) });
    const known = answers[call] ?? new ApiFailure(404, 'not_found', 'Not found');
    const answer = typeof known === 'function' ? known(body) : known;
    if (answer instanceof ApiFailure) throw answer;
    return answer as T;
  };
  const api: ApiClient = {
    get: (path, options) => answerTo(`GET ${path}`, undefined, options?.query),
    post: (path, body) => answerTo(`POST ${path}`, body),
    put: (path, body) => answerTo(`PUT ${path}`, body),
    patch: (path, body) => answerTo(`PATCH ${path}`, body),
    delete: (path, body) => answerTo(`DELETE ${path}`, body),
  };
  return { api, answers, calls, callsOf: (call: string) => calls.filter((made) => made.call === call) };
}

/** The service does not answer at all. */
export const silence = () => new ApiFailure(0, 'no_answer', '');
