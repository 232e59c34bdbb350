import type { FastShipping, Variant } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { useEffect, useState } from 'react';

/** Looked up only when exactly five characters long (AVAIL-18). */
export const postcodeLength = 5;

/** Fast shipping options; a failure is logged only (AVAIL-25). */
export function useFastShipping(variant: Variant | null, price: number, postcode: string): FastShipping | null {
  const api = useApi();
  const [options, setOptions] = useState<FastShipping | null>(null);
  const variantId = variant?.id;
  useEffect(() => {
    // While another variant is asked about, the last answer stays: the page does not jump at every tap.
    if (postcode.length !== postcodeLength || variantId === undefined) return setOptions(null);
    const request = new AbortController();
    api
      .get<FastShipping>('/api/get_fast_shipping/', {
        query: { postal_code: postcode, price, variant_id: variantId },
        signal: request.signal,
      })
      .then((answer) => {
        if (!Array.isArray(answer)) throw new TypeError('The answer is no list');
        setOptions(answer);
      })
      .catch((error: unknown) => {
        if (!request.signal.aborted) logInfo(`#5711 ${String(error)}`);
      });
    return () => request.abort();
  }, [api, postcode, price, variantId]);
  return options;
}
