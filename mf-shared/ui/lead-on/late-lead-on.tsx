import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazy-part.ts';

const LeadOn = lazyPart(() => import('./lead-on.tsx').then((part) => part.LeadOn));

/** {@link LeadOn}, whose code comes when there is nothing else to show. */
export function LateLeadOn() {
  return (
    <Suspense>
      <LeadOn />
    </Suspense>
  );
}
