import { useEffect, useState } from 'react';
import styles from '../see-result/see-result.module.css';
import { useKlarnaConfirm } from '../see-result/use-klarna-confirm.ts';
import { WaitForPayment } from '../see-result/wait-for-payment.tsx';
import { ConfirmPaymentPage } from './confirm-payment-page.tsx';

/** /checkout/klarna/confirm/?klarna_order_id=: where a read-only order leads (ROUTE-23, CART-70). */
export function KlarnaConfirmPage() {
  const [id, setId] = useState<string | null | undefined>(undefined);
  useEffect(() => setId(new URLSearchParams(location.search).get('klarna_order_id')), []);
  const { waiting, orderNumber, frame, retry } = useKlarnaConfirm(id ?? null);
  // Without an id, the payment that this browser was busy with is asked about.
  if (id === null) return <ConfirmPaymentPage />;
  return (
    <WaitForPayment waiting={waiting} orderNumber={orderNumber} onRetry={retry}>
      {frame && <iframe className={styles.provider} src={frame} title="Klarna" />}
    </WaitForPayment>
  );
}
