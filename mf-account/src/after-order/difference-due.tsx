import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { differenceLink } from '../lib/difference-link.ts';
import type { OrderProof } from './order-proof.ts';

/** The order of an exchange that waits for its difference leads to where it is paid (AFTER-95). */
export function DifferenceDue({ order, proof }: { order: Order; proof: OrderProof }) {
  const text = useText('mf-account');
  const href = useHref();
  const { number, status, exchange_for } = order;
  if (status !== 'pending_payment' || exchange_for === null) return null;
  // By number and email alone nobody pays or ends it: the mail leads there.
  const canPay = proof.email === undefined || proof.key !== undefined;
  return (
    <>
      <p>{text('after.difference_due')}</p>
      {canPay && (
        <ButtonLink href={`${href('/order/difference/')}${differenceLink(number, proof.key)}`}>
          {text('after.difference_pay')}
        </ButtonLink>
      )}
    </>
  );
}
