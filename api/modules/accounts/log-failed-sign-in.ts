import type { FastifyRequest } from 'fastify';
import { maskAddress } from 'mf-shared/rules/network-of';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

/**
 * Does what proves who somebody is, and logs where that is refused: wrong passwords and codes, and too many of them. The
 * account stands in the log as a word that only this shop can make, the address without its end. A code that is asked for
 * after the right password is no failure.
 */
export async function withFailureLogged<Proof>(
  { request, email, secret }: { request: FastifyRequest; email: string; secret: ServiceSecret },
  prove: () => Promise<Proof>,
): Promise<Proof> {
  try {
    return await prove();
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'code_asked')
      request.log.warn(
        {
          account: secret.keyFor('log', email.trim().toLowerCase()).slice(0, 12),
          address: maskAddress(request.ip),
          reason: error.code,
        },
        'sign-in failed',
      );
    throw error;
  }
}
