import type { PageProps } from 'mf-shared/router';
import { useEffect } from 'react';
import { endAttempt } from '../pay/order-attempt.ts';
import { PaymentTrouble } from '../see-result/payment-trouble.tsx';
import { readResultPath } from '../see-result/result-path.ts';
import { takeBoughtCart, untieCart } from '../see-result/take-bought-cart.ts';
import { ThankYou } from '../see-result/thank-you.tsx';

/** /order/payment_ok|payment_cancelled|payment_error|payment_address/{number}/{key}/ */
export function OrderResultPage({ path }: PageProps<unknown>) {
  const { kind, number, key } = readResultPath(path);
  useEffect(() => {
    endAttempt();
    untieCart();
    if (kind === 'payment_ok') takeBoughtCart(number);
  }, [kind, number]);
  if (kind === 'payment_ok') return <ThankYou number={number} orderKey={key} />;
  return <PaymentTrouble kind={kind} number={number} />;
}
