import type { Executor } from '../../db/schema.ts';
import { countTry } from '../../http/count-try.ts';

/** Mails of a kind that are asked for to an address: this many in an hour and in a day. */
const mostInAnHour = 5;
const mostInADay = 12;

/** One mailbox under all its names: `Aino+shop@` is `aino@`. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '')}@${host}`;
}

/**
 * Counts a mail to somebody who may not have asked for it, whoever asks and from wherever.
 * @returns whether it may be sent; beyond the limit it would only be somebody else's nuisance
 */
export const mayMailStranger = (db: Executor, address: string): Promise<boolean> => mayMail(db, 'mail', address);

/** Counts a receipt to its buyer, apart from what strangers ask for: receipts hold back no other mail. */
export const mayMailReceipt = (db: Executor, address: string): Promise<boolean> => mayMail(db, 'receipt', address);

/** Counts a mail about what is back, apart from others too: a delivery of much that is awaited holds back no confirmation. */
export const mayMailWish = (db: Executor, address: string): Promise<boolean> => mayMail(db, 'wish', address);

async function mayMail(db: Executor, kind: 'mail' | 'receipt' | 'wish', address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  // Erased accounts have such an address; no mail is ever delivered to one (RFC 6761).
  if (mailbox.endsWith('.invalid')) return false;
  const isWithinHour = await countTry(db, { parts: [`${kind} in an hour`, mailbox], max: mostInAnHour, minutes: 60 });
  return isWithinHour && countTry(db, { parts: [`${kind} in a day`, mailbox], max: mostInADay, minutes: 24 * 60 });
}
