import { localHref } from 'mf-shared/router';
import { $signInCount, connectCart } from 'mf-shared/stores';
import { loadSession } from '../session/load-session.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';

/** The visitor's own: who is signed in, and the cart's prices. The first render shows nobody's page and waits for neither. */
export function startStores({ $config, api }: Shop): void {
  if (isStorageForbidden())
    import(/* webpackChunkName: "carry-cart" */ '../session/carry-cart.ts')
      .then(({ carryCart }) => carryCart())
      .catch((error: unknown) => reportError(error, 'carry-cart'));
  void loadSession(api);
  $signInCount.listen(() => void loadSession(api));
  $config.subscribe((config) => {
    const { locale, deliveryCountryCode, currencyCode, localeStrategy } = config;
    const confirmHref = localHref('/checkout/klarna/confirm/', locale, localeStrategy);
    connectCart({ api, languageCode: locale, countryCode: deliveryCountryCode, currencyCode, confirmHref });
  });
}

function isStorageForbidden(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}
