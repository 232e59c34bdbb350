import { useMemo } from 'react';
import { LaterDelivery } from '../load-later/parts.ts';
import { QuietPart } from '../load-later/quiet-part.tsx';
import { useFollowedLater } from '../load-later/use-followed.ts';
import type { Delivery } from './delivery-estimate.tsx';

/** The place of the delivery estimate, which follows a choice once it has been painted. */
export function DeliveryPart({ model, variant, price, limitation, stores }: Delivery) {
  const $delivery = useFollowedLater(
    useMemo(() => ({ model, variant, price, limitation, stores }), [model, variant, price, limitation, stores]),
  );
  return useMemo(
    () => (
      <QuietPart>
        <LaterDelivery $delivery={$delivery} />
      </QuietPart>
    ),
    [$delivery],
  );
}
