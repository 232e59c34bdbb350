import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { useCallback } from 'react';

/** Writes euro in the page's currency and language. */
export function useMoney(): (euros: number) => string {
  const config = usePageConfig();
  return useCallback((euros) => formatPrice(euros, config), [config]);
}
