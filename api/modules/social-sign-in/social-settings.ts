import { type Environment, SettingError, wholeNumberSetting } from 'mf-shared/rules/environment-settings';

/** Somebody whose word about who a person is the shop takes. */
export interface ProviderSettings {
  /** In addresses and settings: `google`. */
  slug: string;
  /** On buttons. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
}

export interface SocialSettings {
  /** By their slugs, in the order of SOCIAL_PROVIDERS. */
  providers: ReadonlyMap<string, ProviderSettings>;
  /** SOCIAL_TIMEOUT_MS: how long a provider may take for an answer. */
  timeoutMs: number;
}

const needed = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] as const;

/**
 * SOCIAL_PROVIDERS names any number of providers, `google,tunnus`; of each SOCIAL_GOOGLE_ISSUER, …_CLIENT_ID and
 * …_CLIENT_SECRET say more, and …_NAME and …_SCOPES where the defaults do not fit (SESSION-75).
 * @throws SettingError where one is missing, or an issuer is neither https nor on this machine
 */
export function socialSettings(environment: Environment): SocialSettings {
  const slugs = (environment.SOCIAL_PROVIDERS ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter(Boolean);
  const wrong = slugs.find((slug) => !/^[a-z][a-z0-9]{0,29}$/.test(slug));
  if (wrong !== undefined || new Set(slugs).size < slugs.length)
    throw new SettingError('SOCIAL_PROVIDERS', 'different names of small letters, such as google,tunnus', slugs.join());
  return {
    providers: new Map(slugs.map((slug) => [slug, providerOf(environment, slug)])),
    timeoutMs: wholeNumberSetting(environment, 'SOCIAL_TIMEOUT_MS', { otherwise: 5000, min: 100, max: 30_000 }),
  };
}

function providerOf(environment: Environment, slug: string): ProviderSettings {
  const prefix = `SOCIAL_${slug.toUpperCase()}_`;
  const [issuer, clientId, clientSecret] = needed.map((name) => {
    const value = environment[prefix + name];
    if (!value) throw new SettingError(prefix + name, `set, because SOCIAL_PROVIDERS names ${slug}`, '');
    return value;
  }) as [string, string, string];
  if (!isSafeIssuer(issuer)) throw new SettingError(`${prefix}ISSUER`, 'an address that begins with https://', issuer);
  const scopes = environment[`${prefix}SCOPES`] || 'openid email profile';
  if (!scopes.split(' ').includes('openid')) throw new SettingError(`${prefix}SCOPES`, 'openid and others', scopes);
  const name = environment[`${prefix}NAME`] || slug.charAt(0).toUpperCase() + slug.slice(1);
  return { slug, name, issuer, clientId, clientSecret, scopes };
}

/** Unencrypted requests must not leave the machine. */
function isSafeIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(issuer));
}

export const isOnThisMachine = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
