import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { SignedInCustomer } from '../modules/accounts/authenticate.ts';
import { answerError } from './answer-error.ts';

/** How a call is answered that the database refuses because a customer's account has ended. */
function answerTo(call: { customer?: Partial<SignedInCustomer>; headers?: object }): unknown[] {
  const answer: unknown[] = [];
  const note = (value: unknown) => {
    answer.push(value);
    return reply;
  };
  const skip = () => reply;
  const reply = { code: note, send: note, headers: skip, header: skip, type: skip, serializer: skip };
  const failure = Object.assign(new Error('customer 7 has ended'), { code: 'ACEND' });
  const request = { locale: 'en', headers: {}, ...call };
  answerError(failure, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  const [status, body] = answer;
  return [status, (body as { error: { code: string } }).error.code];
}

it('is told as signed out to its owner alone (STAFF-76)', () => {
  expect(answerTo({ customer: { role: null } })).toEqual([401, 'login_required']);
  expect(answerTo({ headers: { authorization: 'Bearer x' } })).toEqual([401, 'login_required']);
});

it('lets staff and guests try again, whose account it was not', () => {
  expect(answerTo({ customer: { role: 'service' } })).toEqual([409, 'changed_meanwhile']);
  expect(answerTo({})).toEqual([409, 'changed_meanwhile']);
});
