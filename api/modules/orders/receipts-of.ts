import type { MailToSend } from '../mail/enqueue-mail.ts';

/** What a mail needs to lead to the receipts of an order. @param payments oldest first: the order's key is made from the first. */
export function receiptsOf(
  { number }: { number: string },
  [first]: readonly { id: string }[],
): MailToSend['receiptsOf'] {
  return first && { number, paymentId: first.id };
}
