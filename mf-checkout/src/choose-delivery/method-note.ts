import type { DeliveryMethod } from 'mf-shared/contract';

/** The note below a way of delivery: when it comes, then what it is. Both are sentences of the service. */
export function methodNote({
  estimate_text,
  description,
}: Pick<DeliveryMethod, 'estimate_text' | 'description'>): string {
  return [estimate_text, description]
    .filter((part) => part !== '')
    .join('. ')
    .replaceAll('..', '.');
}
