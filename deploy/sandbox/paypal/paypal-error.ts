import { randomUUID } from 'node:crypto';
import type { Answer } from '../klarna-state.ts';

const problem = (status: number, name: string, issue: string, description: string): Answer => ({
  status,
  body: { name, message: description, debug_id: randomUUID(), details: issue === '' ? [] : [{ issue, description }] },
});

export const invalidRequest = (issue: string, description: string): Answer =>
  problem(400, 'INVALID_REQUEST', issue, description);
export const unprocessable = (issue: string, description: string): Answer =>
  problem(422, 'UNPROCESSABLE_ENTITY', issue, description);
export const noSuchResource = (): Answer =>
  problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'The specified resource does not exist.');
export const noToken = (): Answer => ({
  status: 401,
  body: { error: 'invalid_token', error_description: 'Token signature verification failed' },
});
