import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import type { TextValues } from '../../texts/translate.ts';
import { enqueue } from '../outbox/enqueue.ts';

export interface MailToSend {
  /** `mails.{template}` in the texts. */
  template: string;
  to: string;
  language: Locale;
  /** `first_name` and `link` have a place of their own. */
  values?: TextValues;
  /** Whom an answer goes to, where that is not the shop. */
  replyTo?: string;
  /** A second mail with the same key is not sent. */
  dedupeKey?: string;
}

/** Promises a mail of one text and one button; it leaves after the transaction. */
export function enqueueMail(db: Executor, { dedupeKey, ...payload }: MailToSend): Promise<void> {
  return enqueue(db, { kind: 'mail', payload, ...(dedupeKey ? { dedupeKey } : {}) });
}
