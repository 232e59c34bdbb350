import type { Locale, SocialFailure } from 'mf-shared/contract';
import { LoadingCache } from 'mf-shared/rules/loading-cache';
import * as oidc from 'openid-client';
import { isOnThisMachine, type ProviderSettings, type SocialSettings } from './social-settings.ts';

/** Why a provider's answer is of no use. The shop's page tells it in its own words. */
export class ProviderFailure extends Error {
  readonly reason: SocialFailure;
  constructor(reason: SocialFailure, cause: unknown) {
    super(`sign-in ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Secrets of one sign-in, which the provider's answer must fit. */
export interface SignInSecrets {
  verifier: string;
  nonce: string;
}

/** What a provider tells about a person, checked. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  /** Null where the shop may not read it. */
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface Providers {
  /** Where a person goes to sign in, and what the answer will be checked by. @throws ProviderFailure */
  begin(
    provider: ProviderSettings,
    back: { redirectUri: string; state: string; language: Locale },
  ): Promise<{ address: string } & SignInSecrets>;
  /** The person who came back. @param answer the address that the provider led to @throws ProviderFailure */
  finish(provider: ProviderSettings, answer: URL, secrets: SignInSecrets & { state: string }): Promise<ProvenPerson>;
}

const hourMs = 3_600_000;

/** Providers over HTTP. What they say of themselves is asked once an hour; one that does not answer is asked again. */
export function createProviders({ timeoutMs }: Pick<SocialSettings, 'timeoutMs'>): Providers {
  const known = new LoadingCache<oidc.Configuration>({ most: 50, freshMs: hourMs });

  const configurationOf = (provider: ProviderSettings) =>
    orFailure(known.load(provider.slug, () => discover(provider, timeoutMs)));

  return {
    async begin(provider, { redirectUri, state, language }) {
      const configuration = await configurationOf(provider);
      const verifier = oidc.randomPKCECodeVerifier();
      const nonce = oidc.randomNonce();
      const { href } = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: provider.scopes,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      });
      return { address: href, verifier, nonce };
    },

    async finish(provider, answer, { verifier, nonce, state }) {
      const configuration = await configurationOf(provider);
      const tokens = await orFailure(
        oidc.authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
        }),
      );
      const claims = tokens.claims();
      if (!claims) throw new ProviderFailure('refused', 'no id token');
      const person =
        claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
          ? { ...claims, ...(await orFailure(oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub))) }
          : claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof person.email === 'string' ? person.email : null,
        isEmailVerified: person.email_verified === true,
        firstName: nameOf(person.given_name),
        lastName: nameOf(person.family_name),
      };
    },
  };
}

/** Asks a provider what it says of itself. */
const discover = (provider: ProviderSettings, timeoutMs: number): Promise<oidc.Configuration> =>
  oidc.discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, proveShop(provider.clientSecret), {
    timeout: timeoutMs / 1000,
    execute: [
      // The library trusts the connection that a token came by; the shop wants the signature, too.
      oidc.enableNonRepudiationChecks,
      ...(isOnThisMachine(provider.issuer) ? [oidc.allowInsecureRequests] : []),
    ],
  });

/** The shop proves itself in the way that every provider has to know, unless this one says that it knows another only. */
function proveShop(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...call) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...call);
  };
}

/** A name as one line; '' where it is none. */
const nameOf = (told: unknown): string =>
  typeof told === 'string'
    ? told
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 100)
    : '';

async function orFailure<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw new ProviderFailure(reasonOf(error), error);
  }
}

/** A provider that does not answer, or says itself that it cannot, is away; everything else that is not right is refused. */
function reasonOf(error: unknown): SocialFailure {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : isTrouble(error.error) ? 'away' : 'refused';
  if (error instanceof oidc.ClientError)
    return error.code === 'OAUTH_TIMEOUT' || isFailing(error.cause) ? 'away' : 'refused';
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 ? 'away' : 'refused';
  // The error of fetch where no server answers.
  return error instanceof TypeError ? 'away' : 'refused';
}

const isTrouble = (code: string): boolean => code === 'server_error' || code === 'temporarily_unavailable';

const isFailing = (cause: unknown): boolean => cause instanceof Response && cause.status >= 500;
