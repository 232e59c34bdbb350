import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'so.device';
const seconds = 400 * 86_400;

/** The secret of the caller's device, or null. */
export function deviceSecret({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? null;
}

/** Scripts do not see this cookie, and it goes to the service's calls only, so that no page depends on it. */
export function setDeviceCookie(reply: FastifyReply, secret: string): void {
  reply.header('set-cookie', `${name}=${secret}; Max-Age=${seconds}; Path=/api/; HttpOnly; Secure; SameSite=Lax`);
}
