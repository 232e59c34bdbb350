import { usePaymentOutcome } from '../see-result/use-payment-outcome.ts';
import { WaitForPayment } from '../see-result/wait-for-payment.tsx';

/** /order/process/: waits until the service knows how the payment ended, then goes to its page. Never asks to pay twice. */
export function ConfirmPaymentPage() {
  const { waiting, retry } = usePaymentOutcome();
  return <WaitForPayment waiting={waiting} onRetry={retry} />;
}
