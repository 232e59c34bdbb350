import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import type { ApiError } from 'mf-shared/contract';
import { everyAnswer } from 'mf-shared/rules/every-answer';
import { translate } from '../texts/translate.ts';
import { databaseFailure } from './database-failure.ts';
import { Refusal } from './refusal.ts';

/** The one error handler: refusals and malformed input are told in the caller's language, everything else is hidden. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request);
  // An address may hold the code of a case or the key of an order: its route tells enough.
  if (refusal.status >= 500)
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  if (refusal.status === 503) reply.header('retry-after', '2');
  const fields = refusal.fields && translateFields(request, refusal);
  const body: ApiError = {
    error: {
      code: refusal.code,
      message: translate(request.locale, `errors.${refusal.code}`, refusal.values),
      ...(fields ? { fields } : {}),
    },
  };
  return reply
    .code(refusal.status)
    .headers(everyAnswer)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new Refusal(404, 'not_found'), request, reply);
}

const byFastifyCode: Readonly<Record<string, [number, string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid_json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid_json'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type'],
  FST_ERR_RATE_LIMIT: [429, 'too_many_requests'],
};

function toRefusal(error: FastifyError | Error, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new Refusal(400, 'invalid_request', { fields: invalidFields(error.validation) });
  const known = 'code' in error && typeof error.code === 'string' ? byFastifyCode[error.code] : undefined;
  if (known) return new Refusal(...known);
  const failure = databaseFailure(error);
  if (failure === 'bad_value') return new Refusal(400, 'invalid_request');
  if (failure === 'unavailable') return new Refusal(503, 'unavailable');
  if (failure === 'account_ended') return accountEnded(request);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) return new Refusal(429, 'too_many_requests');
  if (status !== undefined && status >= 400 && status < 500) return new Refusal(status, 'invalid_request');
  return new Refusal(500, 'internal');
}

/** Whose account ended is signed out; for staff and guests it was somebody else's, and they try again. */
function accountEnded({ customer, headers }: FastifyRequest): Refusal {
  const isOwn = customer ? customer.role === null : headers.authorization !== undefined;
  return isOwn ? new Refusal(401, 'login_required') : new Refusal(409, 'changed_meanwhile');
}

function invalidFields(issues: readonly ZodFastifySchemaValidationError[]): Record<string, string> {
  return Object.fromEntries(
    issues.slice(0, 20).map((issue) => {
      const field = issue.instancePath.slice(1).replaceAll('/', '.') || '.';
      return [field, fieldTextKey(issue)];
    }),
  );
}

function fieldTextKey({ keyword, params, message }: ZodFastifySchemaValidationError): string {
  if (keyword === 'too_big') return 'validation.too_long';
  if (keyword === 'too_small') return 'validation.too_short';
  if (keyword === 'invalid_format' && params.format === 'email') return 'validation.email';
  if (keyword === 'invalid_type' && message?.includes('received undefined')) return 'validation.required';
  return 'validation.invalid';
}

const translateFields = (
  request: FastifyRequest,
  { fields = {}, values }: Pick<Refusal, 'fields' | 'values'>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, translate(request.locale, key, values)]));
