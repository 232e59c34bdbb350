import { createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';

/** A person's choice on the provider's page, which the shop takes with a code. */
export interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
  subject: string;
  /** Null where the person does not share it. */
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface OidcFaults {
  /** Answers of the provider still to be 503. */
  failNext: number;
  /** Answers still to be no JSON. */
  malformedNext: number;
  /** Milliseconds that each answer to the shop waits. */
  latencyMs: number;
  /** What is wrong with the id tokens from now on. */
  token: 'signature' | 'key' | 'nonce' | 'audience' | 'issuer' | 'expired' | 'unsigned' | null;
}

export const noFaults: OidcFaults = { failNext: 0, malformedNext: 0, latencyMs: 0, token: null };

/** Everything the OpenID provider knows; gone when the process ends. */
export class OidcState {
  /** By code. */
  readonly grants = new Map<string, Grant>();
  /** By access token. */
  readonly people = new Map<string, Grant>();
  faults: OidcFaults = { ...noFaults };
  #keys: { privateKey: KeyObject; jwk: JsonWebKey } | null = null;

  /** The key that id tokens are signed with, made when it is first needed. */
  get keys(): { privateKey: KeyObject; jwk: JsonWebKey } {
    if (!this.#keys) {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
      this.#keys = { privateKey, jwk: { ...jwk, kid: 'sandbox-1', use: 'sig', alg: 'RS256' } };
    }
    return this.#keys;
  }
}
