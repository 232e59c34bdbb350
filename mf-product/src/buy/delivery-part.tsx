import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { useMemo } from 'react';
import { LazyBelowButton } from '../lib/lazy-parts.ts';
import { useDeferredValueAtom } from '../lib/use-value-atom.ts';
import type { Delivery } from './delivery-estimate.tsx';

/** The place of the delivery estimate and the guarantees, which follows a choice once it has been painted. */
export function DeliveryPart({ model, variant, price, limitation, stores }: Delivery) {
  const $delivery = useDeferredValueAtom(
    useMemo(() => ({ model, variant, price, limitation, stores }), [model, variant, price, limitation, stores]),
  );
  return useMemo(
    () => (
      <OptionalPart>
        <LazyBelowButton $delivery={$delivery} />
      </OptionalPart>
    ),
    [$delivery],
  );
}
