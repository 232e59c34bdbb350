import type { Difference, PayDifferenceResponse } from 'mf-shared/contract';
import { toFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useRef, useState } from 'react';
import { type KlarnaEnd, type KlarnaStart, runKlarnaPayment } from '../pay/run-klarna-payment.ts';
import { differencePath, type LinkedDifference } from './use-difference.ts';

type State =
  | { kind: 'choosing' }
  | { kind: 'starting' }
  | { kind: 'confirming'; order: KlarnaStart }
  | { kind: 'unconfirmed'; confirmAgain: () => Promise<KlarnaEnd> }
  | { kind: 'leaving' };

/** From the button to the end of a payment of the difference; `onEnd` is called when the service knows more than before. */
export function useDifferencePayment({ number, key }: LinkedDifference, onEnd: () => void) {
  const api = useApi();
  const text = useText('mf-checkout');
  const [state, setState] = useState<State>({ kind: 'choosing' });
  const [message, setMessage] = useState('');
  // State lags behind a double click; this does not.
  const isUnderWay = useRef(false);
  const own = key === null ? {} : { key };

  const stay = (why: string) => {
    isUnderWay.current = false;
    setMessage(why);
    setState({ kind: 'choosing' });
    onEnd();
  };
  const finish = (end: KlarnaEnd) => {
    if (end.kind === 'unconfirmed') setState(end);
    else stay(end.kind === 'failed' ? text('payment.widget_failed') : '');
  };
  const tell = (error: unknown) => stay(toFailure(error).message || text('payment.no_answer'));

  const pay = async (payment_method: Difference['methods'][number]['slug']) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setMessage('');
    setState({ kind: 'starting' });
    try {
      const path = `${differencePath(number)}pay/`;
      const { payment, payment_key } = await api.post<PayDifferenceResponse>(path, { ...own, payment_method });
      if (payment.kind === 'klarna') setState({ kind: 'confirming', order: { order_key: payment_key, payment } });
      if (payment.kind === 'redirect') {
        setState({ kind: 'leaving' });
        location.assign(payment.url);
      }
    } catch (error) {
      tell(error);
    }
  };
  const confirm = async (order: KlarnaStart, container: HTMLElement) =>
    finish(await runKlarnaPayment(api, order, container));
  const confirmAgain = async () => {
    if (state.kind === 'unconfirmed') finish(await state.confirmAgain());
  };
  const giveUp = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ kind: 'starting' });
    try {
      await api.post(`${differencePath(number)}give-up/`, own);
      stay('');
    } catch (error) {
      tell(error);
    }
  };
  return { state, message, pay, confirm, confirmAgain, giveUp };
}
