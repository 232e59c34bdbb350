import type { Executor } from '../../db/schema.ts';
import { countTry, forgetTries, type TryLimit, uncountTry } from '../../http/count-try.ts';
import { Refusal } from '../../http/refusal.ts';

/** A guess of a password: the account that it is for, and where it comes from. */
export interface Guess {
  /** Email as it was typed. */
  email: string;
  /** Network that the guess comes from, from {@link networkOf}. */
  network: string;
  /** Hash of a device that signed in to this account before, or null. */
  knownDevice: string | null;
}

const tooMany = () => new Refusal(429, 'too_many_sign_ins');

/**
 * Which counts a guess goes into (docs/decisions/0039). A device that signed in before has one of its own, so that
 * nobody else's guesses shut the owner out. All others share three: of their network for this account, of their network,
 * and of the account, which ends guesses from many networks.
 */
function limitsOf({ email, network, knownDevice }: Guess): readonly TryLimit[] {
  const account = email.trim().toLowerCase();
  if (knownDevice !== null) return [{ parts: ['device', account, knownDevice], max: 10, minutes: 15 }];
  return [
    { parts: ['network and account', network, account], max: 10, minutes: 15 },
    { parts: ['network', network], max: 40, minutes: 15 },
    { parts: ['account', account], max: 25, minutes: 15 },
  ];
}

/** Counts a guess before the password is looked at. @throws 429 after too many, told alike for unknown accounts */
export async function countGuess(db: Executor, guess: Guess): Promise<void> {
  for (const limit of limitsOf(guess)) if (!(await countTry(db, limit))) throw tooMany();
}

/** The password was right: the guess counts nowhere. What others guessed for this account still does. */
export async function takeGuessBack(db: Executor, guess: Guess): Promise<void> {
  const [own, ...shared] = limitsOf(guess);
  if (own) await forgetTries(db, own);
  for (const limit of shared) await uncountTry(db, limit);
}

/** The owner proved the address by a mail and has a new password: what was guessed for the account is over. */
export const forgetGuesses = (db: Executor, email: string): Promise<void> =>
  forgetTries(db, { parts: ['account', email.trim().toLowerCase()] });

/** Counts who asks a signed-in customer's password. A borrowed session cannot guess it. */
export const askedPassword = (customerId: number): TryLimit => ({
  parts: ['asked password', customerId],
  max: 10,
  minutes: 15,
});

/** @throws 429 after ten wrong ones */
export async function countAskedPassword(db: Executor, customerId: number): Promise<void> {
  if (!(await countTry(db, askedPassword(customerId)))) throw tooMany();
}
