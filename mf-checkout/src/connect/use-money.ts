import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';

/** Writes euro in the page's currency and language. */
export function useMoney(): (euros: number) => string {
  const config = usePageConfig();
  return (euros) => formatPrice(euros, config);
}
