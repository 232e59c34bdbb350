import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import type { TextValues } from '../../texts/translate.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { AskedFor } from './asked-for.ts';

export interface MailToSend {
  /** `mails.{template}` in the texts. */
  template: string;
  to: string;
  language: Locale;
  /** `first_name` and `link` have a place of their own. */
  values?: TextValues;
  /** The case that the mail's button opens. Its code is made when the mail leaves: no entry of the outbox holds it. */
  caseLink?: { kind: 'return'; id: string };
  /** The order that the mail's button opens, as with `receiptsOf`. */
  orderLink?: { number: string; paymentId: string } | undefined;
  /** The exchange's order whose difference the mail's button leads to, as with `receiptsOf`. */
  differenceLink?: { number: string; paymentId: string } | undefined;
  /** The order whose receipts the mail leads to. Its key is made when the mail leaves, from its first payment. */
  receiptsOf?: { number: string; paymentId: string } | undefined;
  /** What the mail asks for; it does not leave where that was done meanwhile. */
  asks?: AskedFor | undefined;
  /** The mail says how its receiver gets no more reminders. */
  isReminder?: boolean;
  /** The mail says how its receiver is asked for no more reviews. */
  isReviewRequest?: boolean;
  /** The address that answers go to, where that is not the shop. */
  replyTo?: string;
  /** A second mail with the same key is not sent. */
  dedupeKey?: string;
}

/** Promises a mail of one text and one button; it leaves after the transaction. */
export function enqueueMail(db: Executor, { dedupeKey, ...payload }: MailToSend): Promise<void> {
  return enqueue(db, { kind: 'mail', payload, ...(dedupeKey ? { dedupeKey } : {}) });
}
