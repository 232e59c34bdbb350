import type { DeliveryLimitation, ProductModel } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { logInfo } from 'mf-shared/stores';

/**
 * Delivery limitation of the model in the delivery country (PRODUCT-77); null until known, or where it cannot be known.
 */
export function useDeliveryLimitation({
  slug,
  is_public,
}: Pick<ProductModel, 'slug' | 'is_public'>): DeliveryLimitation | null {
  const { deliveryCountryCode } = usePageConfig();
  // The service tells nobody more about a product that is not public.
  return useQuery<DeliveryLimitation, { delivery_method_limit: DeliveryLimitation }>(
    is_public ? '/api/product/extra/' : null,
    {
      query: { slug, 'delivery-country-code': deliveryCountryCode, type: 1 },
      keepsPrevious: true,
      read: ({ delivery_method_limit: limit }) => {
        if (typeof limit?.extra_data_overrides !== 'object') throw new TypeError('The answer has another shape');
        return limit;
      },
      onFailure: (error) => logInfo(`Delivery limitation failed to load: ${String(error)}`),
    },
  ).data;
}
