import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';

/** Leads to the receipts of an order that was paid, or whose invoice was credited. @param orderKey what a guest opens them with; none in the account. */
export function ReceiptLink({ order, orderKey }: { order: Order; orderKey?: string | undefined }) {
  const text = useText('mf-account');
  const href = useHref();
  const { number, payment, credited_total } = order;
  const isPaid = payment.status === 'captured' || payment.status === 'refunded';
  if (!isPaid && credited_total === 0) return null;
  const hash = [number, orderKey].filter((part) => part !== undefined).map(encodeURIComponent);
  return (
    <ButtonLink look="line" isWide href={`${href('/receipt/')}#${hash.join('/')}`}>
      {text('receipt.open')}
    </ButtonLink>
  );
}
