import { generateKeyPairSync, sign } from 'node:crypto';
import type { Grant, OidcState } from './oidc-state.ts';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A signed id token of a grant; wrong in the way that the tests want. */
export function idToken({ keys, faults }: OidcState, issuer: string, grant: Grant): string {
  const now = Math.floor(Date.now() / 1000);
  const isOld = faults.token === 'expired';
  const header = { alg: faults.token === 'unsigned' ? 'none' : 'RS256', typ: 'JWT', kid: keys.jwk.kid };
  const claims = {
    iss: faults.token === 'issuer' ? 'https://other.example' : issuer,
    sub: grant.subject,
    aud: faults.token === 'audience' ? 'another-shop' : grant.clientId,
    iat: isOld ? now - 7200 : now,
    exp: isOld ? now - 3600 : now + 300,
    nonce: faults.token === 'nonce' ? 'another-nonce' : grant.nonce,
    given_name: grant.firstName,
    family_name: grant.lastName,
    ...(grant.email === null ? {} : { email: grant.email, email_verified: grant.isEmailVerified }),
  };
  const signed = `${encode(header)}.${encode(claims)}`;
  if (faults.token === 'unsigned') return `${signed}.`;
  const key = faults.token === 'key' ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : keys.privateKey;
  const signature = sign('sha256', Buffer.from(signed), key);
  // The bits of the signature are flipped, so that it is valid for no token.
  if (faults.token === 'signature') signature.writeUInt8(signature.readUInt8(0) ^ 0xff, 0);
  return `${signed}.${signature.toString('base64url')}`;
}
