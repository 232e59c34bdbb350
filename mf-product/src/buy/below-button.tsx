import { useStore } from '@nanostores/react';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import type { ReadableAtom } from 'nanostores';
import { Guarantees } from '../tell-guarantees/guarantees.tsx';
import { type Delivery, DeliveryEstimate } from './delivery-estimate.tsx';

/** When a product comes, and the guarantees that it has (LAW-11): each stands without the other. */
export function BelowButton({ $delivery }: { $delivery: ReadableAtom<Delivery> }) {
  const { model } = useStore($delivery, { ssr: 'initial' });
  return (
    <>
      <OptionalPart>
        <DeliveryEstimate $delivery={$delivery} />
      </OptionalPart>
      <Guarantees model={model} />
    </>
  );
}
