import type { onSendHookHandler } from 'fastify';
import { acceptedEncoding } from 'mf-shared/rules/accepted-encoding';
import { encode } from './encode.ts';

/** Compresses an answer that a route wrote as text; bytes are sent as they are. */
export const compressTexts: onSendHookHandler<unknown> = ({ headers }, reply, payload, done) => {
  if (typeof payload !== 'string') return done(null, payload);
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const vary = [reply.getHeader('vary') ?? []].flat();
  reply.header('vary', [...vary, 'accept-encoding'].join(', '));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  done(null, encode(Buffer.from(payload), encoding));
};
