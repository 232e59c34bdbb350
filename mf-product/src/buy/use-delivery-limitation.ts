import type { DeliveryLimitation, ProductModel } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { logInfo } from 'mf-shared/stores';
import { useEffect, useState } from 'react';

/**
 * Delivery limitation of the model in the delivery country (PRODUCT-77); null until known, or where it cannot be known.
 */
export function useDeliveryLimitation({
  slug,
  is_public,
}: Pick<ProductModel, 'slug' | 'is_public'>): DeliveryLimitation | null {
  const api = useApi();
  const { deliveryCountryCode } = usePageConfig();
  const [limitation, setLimitation] = useState<DeliveryLimitation | null>(null);
  useEffect(() => {
    // Of what is not public the service tells nobody more.
    if (!is_public) return;
    const request = new AbortController();
    api
      .get<{ delivery_method_limit: DeliveryLimitation }>('/api/product/extra/', {
        query: { slug, 'delivery-country-code': deliveryCountryCode, type: 1 },
        signal: request.signal,
      })
      .then(({ delivery_method_limit: limit }) => {
        if (typeof limit?.extra_data_overrides !== 'object') throw new TypeError('The answer has another shape');
        setLimitation(limit);
      })
      .catch((error: unknown) => {
        if (!request.signal.aborted) logInfo(`Delivery limitation failed to load: ${String(error)}`);
      });
    return () => request.abort();
  }, [api, slug, is_public, deliveryCountryCode]);
  return limitation;
}
