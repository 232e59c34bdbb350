import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';

/** The provider took the payment, the service could not be told: asking again is safe, paying again is not needed. */
export function PaymentUnconfirmed({ onConfirmAgain }: { onConfirmAgain: () => Promise<void> }) {
  const text = useText('mf-checkout');
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = async () => {
    setIsBusy(true);
    await onConfirmAgain();
    setIsBusy(false);
  };
  return (
    <>
      <Notice kind="warning" isLive>
        {text('payment.confirm_failed')}
      </Notice>
      <Button isBusy={isBusy} onClick={() => void handleClick()}>
        {text('payment.confirm_retry')}
      </Button>
    </>
  );
}
