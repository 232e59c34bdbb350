import type { Locale } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { newToken } from '../accounts/secret-token.ts';
import type { Providers } from './ask-provider.ts';
import { keepBegun } from './sign-in-row.ts';
import type { ProviderSettings } from './social-settings.ts';

/** Where a provider leads back to; it is registered there. */
export const callbackAddress = (publicUrl: string, { slug }: Pick<ProviderSettings, 'slug'>): string =>
  `${publicUrl}/api/accounts/social/${slug}/callback/`;

/** A setting's provider. @throws 404 where the shop has none of this name */
export function providerBySlug({ settings }: Pick<ServiceContext, 'settings'>, slug: string): ProviderSettings {
  const provider = settings.social.providers.get(slug);
  if (!provider) throw new Refusal(404, 'not_found');
  return provider;
}

interface Wish {
  provider: ProviderSettings;
  customerId: number | null;
  language: Locale;
  next: string;
}

/**
 * Begins a sign-in. @returns the provider's address, and the secret for the cookie of the browser that goes there
 * @throws ProviderFailure
 */
export async function beginSignIn(
  { db, secret, settings }: Pick<ServiceContext, 'db' | 'secret' | 'settings'>,
  providers: Providers,
  { provider, customerId, language, next }: Wish,
): Promise<{ address: string; browser: string }> {
  const [state, browser] = [newToken(), newToken()];
  const redirectUri = callbackAddress(settings.publicUrl, provider);
  const { address, ...secrets } = await providers.begin(provider, { redirectUri, state, language });
  const begun = { provider: provider.slug, browser, state, secrets, customerId, language, next: pathInShop(next) };
  await keepBegun(db, secret, begun);
  return { address, browser };
}

/** A path of the shop, or '' for anything that could lead out of it; the page checks it once more when it goes there. */
export function pathInShop(next: string): string {
  const origin = 'http://shop.invalid';
  if (next.length > 500 || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return '';
  const url = new URL(next, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '';
}
