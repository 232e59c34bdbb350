import { useStore } from '@nanostores/react';
import { $isStaff } from 'mf-shared/stores';
import { useSignedInTexts } from '../lib/use-signed-in-texts.ts';
import { OwnReview } from './own-review.tsx';
import { WaitingReviews } from './waiting-reviews.tsx';

/** What only somebody who has signed in sees of reviews. */
export function SignedInReviews({ modelId }: { modelId: number }) {
  useSignedInTexts();
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  return (
    <>
      <OwnReview modelId={modelId} />
      {isStaff && <WaitingReviews modelId={modelId} />}
    </>
  );
}
