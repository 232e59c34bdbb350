import type { SocialProvider } from 'mf-shared/contract';
import type { PageRequest } from 'mf-shared/router';

/** Where one can sign in with an account from elsewhere. Without an answer the page offers a password alone. */
export async function loadProviders({ api, signal }: PageRequest): Promise<readonly SocialProvider[]> {
  try {
    return (await api.get<{ providers: SocialProvider[] }>('/api/accounts/social/', { signal })).providers;
  } catch {
    return [];
  }
}
