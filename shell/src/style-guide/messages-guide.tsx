import { showToast } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { doneIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';
import { GuideRow, GuideSection } from './guide-section.tsx';

const toasts = [
  ['success', 'Added to wishlist'],
  ['warning', 'You need to be signed in to like a review.'],
  ['error', 'The wishlist did not answer. Nothing was lost; try again in a moment. (#9424)'],
] as const;

export function MessagesGuide() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <GuideSection title="Messages">
      <GuideRow>
        {toasts.map(([kind, message]) => (
          <Button key={kind} look="line" size="small" onClick={() => showToast(kind, message)}>
            Toast: {kind}
          </Button>
        ))}
        <Button look="line" size="small" onClick={() => setIsOpen(true)}>
          Dialog
        </Button>
      </GuideRow>
      <Notice>This product is sent from the central warehouse.</Notice>
      <Notice kind="warning">The beanie is 5,00 € cheaper than when you put it in the cart.</Notice>
      <Notice kind="good">The return is on its way to us.</Notice>
      <Notice kind="error">This product is not shipped to Switzerland.</Notice>
      <Empty
        headingLevel={3}
        title="Your cart is empty"
        action={
          <ButtonLink look="line" href="#messages">
            See what is new
          </ButtonLink>
        }
      >
        What you add stays here for 30 days, also without an account.
      </Empty>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Added to cart"
        icon={doneIcon}
        foot={
          <>
            <Button look="action">Go to checkout</Button>
            <Button look="line" onClick={() => setIsOpen(false)}>
              Continue shopping
            </Button>
          </>
        }
      >
        <p>Kuura 3L Shell Jacket, size M</p>
      </Dialog>
    </GuideSection>
  );
}
