import type { CheckoutForm } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { $cart, tieToProvider, validateCart } from 'mf-shared/stores';
import { useRef, useState } from 'react';
import { payableIn } from '../see-total/use-cart-amounts.ts';
import { endAttempt } from './order-attempt.ts';
import { rememberPayment } from './pending-payment.ts';
import { buildOrder, placeOrder } from './place-order.ts';
import { isKlarnaOrder, type KlarnaEnd, type KlarnaOrder, runKlarnaPayment } from './run-klarna-payment.ts';

export type PaymentState =
  | { kind: 'choosing' }
  | { kind: 'placing' }
  | { kind: 'confirming'; order: KlarnaOrder }
  | { kind: 'unconfirmed'; confirmAgain: () => Promise<KlarnaEnd> }
  | { kind: 'leaving' };

/** From the button to the result page. `message` tells what went wrong; nothing typed is lost by it. */
export function usePayment(form: CheckoutForm) {
  const api = useApi();
  const text = useText('mf-checkout');
  const href = useHref();
  const config = usePageConfig();
  const [state, setState] = useState<PaymentState>({ kind: 'choosing' });
  const [message, setMessage] = useState('');
  // State lags behind a double click; this does not.
  const isUnderWay = useRef(false);

  const leave = (address: string) => {
    setState({ kind: 'leaving' });
    location.assign(address);
  };
  const stay = (why: string) => {
    isUnderWay.current = false;
    setMessage(why);
    setState({ kind: 'choosing' });
  };
  const finish = (end: KlarnaEnd) => {
    if (end.kind === 'settled') {
      endAttempt();
      leave(href(end.resultPath));
    } else if (end.kind === 'failed') stay(text('payment.widget_failed'));
    else setState(end);
  };

  const pay = async (chosen: { paymentMethod: string; acceptsTerms: boolean }) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setMessage('');
    setState({ kind: 'placing' });
    if ($cart.get().status !== 'VALIDATED') await validateCart();
    const cart = $cart.get();
    const outcome = await placeOrder(api, buildOrder(cart, form, chosen));
    if (outcome.kind === 'total_changed') {
      await validateCart();
      const [previous, current] = [cart, $cart.get()].map(payableIn(config));
      return stay(text('payment.total_changed', { previous, current }));
    }
    if (outcome.kind === 'no_answer') return stay(text('payment.no_answer'));
    if (outcome.kind === 'refused') {
      void validateCart();
      return stay(text('payment.failed', { reason: [outcome.message, ...Object.values(outcome.fields)].join(' ') }));
    }
    const { order } = outcome;
    rememberPayment({
      paymentId: order.payment.payment_id,
      orderNumber: order.order_number,
      orderKey: order.order_key,
      resultPath: order.result_path,
    });
    if (isKlarnaOrder(order)) {
      // Coming back to this cart after approving leads to the confirm page (READ_ONLY_ORDER), not to a second payment.
      const { klarna_order_id = null } = order.payment;
      tieToProvider(klarna_order_id);
      return setState({ kind: 'confirming', order });
    }
    return leave(order.payment.kind === 'redirect' ? order.payment.url : href(order.result_path));
  };

  const confirm = async (order: KlarnaOrder, container: HTMLElement) =>
    finish(await runKlarnaPayment(api, order, container));
  const confirmAgain = async () => {
    if (state.kind === 'unconfirmed') finish(await state.confirmAgain());
  };
  return { state, message, pay, confirm, confirmAgain };
}
