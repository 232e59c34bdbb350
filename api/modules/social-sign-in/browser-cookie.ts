import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'so.social';
const seconds = 3600;

/** The secret of the browser that began a sign-in, or null. */
export function browserSecret({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Ties a sign-in to the browser that began it, so that nobody can be led into somebody else's. The provider leads back from
 * another site, which is why the cookie is not `Strict`.
 */
export function setBrowserCookie(reply: FastifyReply, secret: string): void {
  reply.header('set-cookie', `${name}=${secret}; Max-Age=${seconds}; Path=/api/; HttpOnly; Secure; SameSite=Lax`);
}
