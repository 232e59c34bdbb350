import type { FastShipping, Variant } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';

/** Looked up only when exactly five characters long (AVAIL-18). */
export const postcodeLength = 5;

/** Fast shipping options; a failure is logged only (AVAIL-25). */
export function useFastShipping(variant: Variant | null, price: number, postcode: string): FastShipping | null {
  const isAsked = postcode.length === postcodeLength && variant !== null;
  return useQuery<FastShipping>(isAsked ? '/api/get_fast_shipping/' : null, {
    query: { postal_code: postcode, price, variant_id: variant?.id },
    // While another variant is asked about, the last answer stays: the page does not jump at every tap.
    keepsPrevious: true,
    read: (answer) => {
      if (!Array.isArray(answer)) throw new TypeError('The answer is no list');
      return answer;
    },
    onFailure: (error) => logInfo(`#5711 ${String(error)}`),
  }).data;
}
