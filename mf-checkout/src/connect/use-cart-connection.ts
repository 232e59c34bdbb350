import { useApi } from 'mf-shared/http';
import { useHref, usePageConfig } from 'mf-shared/router';
import { connectCart } from 'mf-shared/stores';
import { useEffect } from 'react';

/** Makes sure that the cart store knows the service and the page's language and country, whoever mounts first. */
export function useCartConnection(): void {
  const api = useApi();
  const href = useHref();
  const { locale, deliveryCountryCode, currencyCode } = usePageConfig();
  const confirmHref = href('/checkout/klarna/confirm/');
  useEffect(() => {
    connectCart({ api, languageCode: locale, countryCode: deliveryCountryCode, currencyCode, confirmHref });
  }, [api, locale, deliveryCountryCode, currencyCode, confirmHref]);
}
