import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../klarna-state.ts';
import type { Page } from '../messages.ts';
import { idToken } from './id-token.ts';
import { signInPage } from './oidc-page.ts';
import { type Grant, noFaults, type OidcState } from './oidc-state.ts';

interface Call {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/** `id:secret` of the one shop that the provider knows. */
const client = { id: 'havu-shop', secret: 'sandbox' };
const html = 'text/html; charset=utf-8';

/**
 * An OpenID provider below `/oidc/`: discovery, keys, a page to say who one is, the token call with PKCE, and user
 * information. `POST /sandbox/oidc/` sets what goes wrong. Null for other addresses.
 */
export async function routeOidc(call: Call, state: OidcState): Promise<Page | null> {
  const { method, url, body } = call;
  if (`${method} ${url.pathname}` === 'POST /sandbox/oidc/') {
    state.faults = { ...noFaults, ...(body as object) };
    return { status: 200, body: state.faults };
  }
  if (!url.pathname.startsWith('/oidc/')) return null;
  if (`${method} ${url.pathname}` === 'GET /oidc/authorize') return askPerson(url.searchParams);
  if (`${method} ${url.pathname}` === 'POST /oidc/decide/') return decide((body ?? {}) as Fields, state);
  // The shop makes the calls below, and they go wrong where tests want that.
  if (state.faults.latencyMs > 0) await wait(state.faults.latencyMs);
  if (state.faults.failNext > 0) {
    state.faults.failNext -= 1;
    return { status: 503, body: { error: 'temporarily_unavailable' } };
  }
  if (state.faults.malformedNext > 0) {
    state.faults.malformedNext -= 1;
    return { status: 200, body: null, malformed: true };
  }
  return answerShop(call, state);
}

type Fields = Readonly<Record<string, string | undefined>>;

function answerShop({ method, url, headers, body }: Call, state: OidcState): Answer {
  const issuer = `${url.origin}/oidc`;
  switch (`${method} ${url.pathname}`) {
    case 'GET /oidc/.well-known/openid-configuration':
      return {
        status: 200,
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
          scopes_supported: ['openid', 'email', 'profile'],
        },
      };
    case 'GET /oidc/jwks':
      return { status: 200, body: { keys: [state.keys.jwk] } };
    case 'POST /oidc/token':
      return takeCode((body ?? {}) as Fields, headers.authorization, { state, issuer });
    case 'GET /oidc/userinfo': {
      const person = state.people.get(String(headers.authorization).replace(/^bearer /i, ''));
      if (!person) return { status: 401, body: { error: 'invalid_token' } };
      const { subject, email, isEmailVerified } = person;
      const shared = email === null ? {} : { email, email_verified: isEmailVerified };
      return { status: 200, body: { sub: subject, ...shared } };
    }
    default:
      return { status: 404, body: { error: 'not_found' } };
  }
}

function askPerson(query: URLSearchParams): Page {
  const isWhole =
    query.get('client_id') === client.id &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256' &&
    ['code_challenge', 'state', 'nonce', 'redirect_uri'].every((name) => query.get(name)) &&
    query.get('scope')?.split(' ').includes('openid');
  if (!isWhole) return { status: 400, body: { error: 'invalid_request' } };
  return { status: 200, contentType: html, body: signInPage(query) };
}

/** The person's choice leads back to the shop, with a code or with a refusal. */
function decide(fields: Fields, state: OidcState): Page {
  const back = new URL(fields.redirect_uri ?? '');
  back.searchParams.set('state', fields.state ?? '');
  if (fields.decision === 'allow') {
    const code = randomBytes(24).toString('base64url');
    const email = fields.person_email?.trim() ?? '';
    state.grants.set(code, {
      clientId: fields.client_id ?? '',
      redirectUri: fields.redirect_uri ?? '',
      challenge: fields.code_challenge ?? '',
      nonce: fields.nonce ?? '',
      // One person for each address, whatever else was typed.
      subject: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24),
      email: fields.shares_email === '1' ? email : null,
      isEmailVerified: fields.is_verified === '1',
      firstName: fields.person_first_name ?? '',
      lastName: fields.person_last_name ?? '',
    });
    back.searchParams.set('code', code);
  } else back.searchParams.set('error', 'access_denied');
  return { status: 303, headers: { location: back.href } };
}

/** A code is taken once, by the shop that it was made for, with the verifier of its challenge. */
function takeCode(
  fields: Fields,
  authorization: string | string[] | undefined,
  { state, issuer }: { state: OidcState; issuer: string },
): Answer {
  const [id, secret] = basicPair(authorization) ?? [fields.client_id, fields.client_secret];
  const isKnown = id === client.id && secret === client.secret;
  if (!isKnown) return { status: 401, body: { error: 'invalid_client' } };
  const grant = state.grants.get(fields.code ?? '');
  state.grants.delete(fields.code ?? '');
  const challenge = createHash('sha256')
    .update(fields.code_verifier ?? '')
    .digest('base64url');
  const isRight =
    fields.grant_type === 'authorization_code' &&
    grant?.redirectUri === fields.redirect_uri &&
    grant?.challenge === challenge;
  if (!grant || !isRight) return { status: 400, body: { error: 'invalid_grant' } };
  return { status: 200, body: { ...tokenFor(grant, state), id_token: idToken(state, issuer, grant) } };
}

/** Both halves are written as a form's values (RFC 6749, 2.3.1). */
function basicPair(authorization: string | string[] | undefined): string[] | null {
  const [, encoded] = /^Basic (.+)$/.exec(String(authorization)) ?? [];
  if (encoded === undefined) return null;
  return Buffer.from(encoded, 'base64')
    .toString('utf8')
    .split(':')
    .map((half) => decodeURIComponent(half.replaceAll('+', ' ')));
}

function tokenFor(grant: Grant, state: OidcState) {
  const access_token = randomBytes(24).toString('base64url');
  state.people.set(access_token, grant);
  return { access_token, token_type: 'Bearer', expires_in: 300 };
}
