import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from 'mf-shared/rules/accepted-encoding';
import { tagsHeader } from 'mf-shared/rules/answer-tags';
import type { Answer } from '../read-model/answer.ts';

/** Seconds for which anybody may reuse what is the same for everybody; then it is asked for again by its ETag. */
export const freshFor = { stock: 5, catalogue: 30, content: 60 } as const;

/**
 * What a handler returns after it sent bytes itself: the reply, which Fastify takes as "sent". Its type fits every
 * route, because the bytes are beyond what the response schema can check; tests read them with the schema instead.
 */
const sent = (reply: FastifyReply): never => reply as never;

/**
 * Sends a ready answer in the best encoding, or 304 where the caller has it.
 * @param maxAge seconds, or `private` for what only some may read: no cache keeps it
 * Must stay free of work per request beyond headers: lists and products are served through it.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  maxAge: number | 'private',
): Promise<never> {
  reply.header('etag', answer.etag);
  reply.header('x-catalogue-version', answer.version);
  const isPrivate = maxAge === 'private';
  reply.header(
    'cache-control',
    isPrivate ? 'private, no-store' : `public, max-age=${maxAge}, stale-while-revalidate=${maxAge * 10}`,
  );
  reply.header('vary', `accept-language, accept-encoding${isPrivate ? ', authorization' : ''}`);
  // Only the shell uses the tags, and asks for them.
  if (answer.tags.size > 0 && request.headers[tagsHeader] !== undefined)
    reply.header(tagsHeader, [...answer.tags].join(' '));
  const known = request.headers['if-none-match'];
  if (known?.includes(answer.etag)) return sent(reply.code(304).send());
  reply.header('content-type', 'application/json; charset=utf-8');
  const encoding = answer.isWorthCompressing ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') return sent(reply.send(answer.plain));
  reply.header('content-encoding', encoding);
  return sent(reply.send(await answer.body(encoding)));
}
