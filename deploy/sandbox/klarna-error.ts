import { randomUUID } from 'node:crypto';
import type { Answer } from './klarna-state.ts';

const problem = (status: number, error_code: string, error_messages: readonly string[]): Answer => ({
  status,
  body: { correlation_id: randomUUID(), error_code, error_messages },
});

export const refused = (code: string, messages: readonly string[]): Answer => problem(400, code, messages);
export const notAllowed = (code: string, message: string): Answer => problem(403, code, [message]);
export const notFound = (): Answer => problem(404, 'NO_SUCH_ORDER', ['Not found']);
export const unauthorised = (): Answer => ({ ...problem(401, 'UNAUTHORIZED', ['Authorization is needed']) });
export const unavailable = (): Answer => problem(503, 'SERVICE_UNAVAILABLE', ['Try again later']);
