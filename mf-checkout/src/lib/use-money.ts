import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { useCallback } from 'react';

/** Writes euro in the page's currency and language; several pieces at their price each, as one is shown. */
export function useMoney(): (euros: number, pieces?: number) => string {
  const config = usePageConfig();
  return useCallback((euros, pieces) => formatPrice(euros, config, pieces), [config]);
}
