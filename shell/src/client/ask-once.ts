import { $consent } from 'mf-shared/stores';
import type { Shop } from './shop.ts';

/** Asks a visitor who moves, and has not answered, what may be remembered and told. */
export async function askOnce({ $config, api, i18n }: Shop): Promise<void> {
  if ($consent.get().isAnswered) return;
  const { askConsent } = await import(/* webpackChunkName: "consent-bar" */ '../frame/choose-consent/ask-consent.tsx');
  askConsent({ i18n, api, config: $config.get() });
}
