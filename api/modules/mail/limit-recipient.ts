import type { Executor } from '../../db/schema.ts';
import { countTry } from '../../http/count-try.ts';

/** Mails that anybody can have sent to an address: this many in an hour and in a day. */
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
export async function mayMailStranger(db: Executor, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  const isWithinHour = await countTry(db, { parts: ['mail in an hour', mailbox], max: mostInAnHour, minutes: 60 });
  return isWithinHour && countTry(db, { parts: ['mail in a day', mailbox], max: mostInADay, minutes: 24 * 60 });
}
