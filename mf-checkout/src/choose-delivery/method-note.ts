import type { DeliveryMethod } from 'mf-shared/contract';

/** When it comes, then what it is: each a sentence of the service. */
export function methodNote({
  estimate_text,
  description,
}: Pick<DeliveryMethod, 'estimate_text' | 'description'>): string {
  return [estimate_text, description]
    .filter((part) => part !== '')
    .join('. ')
    .replaceAll('..', '.');
}
