import { sql } from 'kysely';
import type { SocialOpened, socialFinish } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { endAccess } from '../accounts/password-changed.ts';
import { ownerOfAddress } from '../customer-addresses/own-addresses.ts';
import { activeCustomer, customerOfIdentity, joinIdentity } from './identities.ts';
import { type ReturnedPerson, useUp } from './sign-in-row.ts';

/**
 * What is left to do for somebody whom a provider sent back: a mail that was answered is proof enough to join, unless it went
 * to a former address of the account.
 */
export async function stepLeft(db: Executor, person: ReturnedPerson): Promise<SocialOpened['step']> {
  const step = await stepOf(db, person);
  if (step !== 'join' || !person.isMailed) return step;
  return (await activeCustomer(db, person.email))?.isFormer ? 'join' : 'sign_in';
}

/** Rules SESSION-77 to SESSION-79. */
async function stepOf(db: Executor, person: ReturnedPerson): Promise<SocialOpened['step']> {
  if (person.customerId !== null) return 'link';
  if ((await customerOfIdentity(db, person)) !== null) return 'sign_in';
  // Whether an address that nobody proved has an account is told to nobody.
  if (!person.isEmailVerified && !person.isMailed) return 'mail';
  return (await activeCustomer(db, person.email)) ? 'join' : 'create';
}

type Wish = z.output<typeof socialFinish>;

interface Finishing {
  /** @throws 401, 429 for anything but the account's password */
  checkPassword: (email: string, password: string) => Promise<unknown>;
  /** Asks for the account's second factor where it has one. */
  checkFactor: (customerId: number) => Promise<boolean>;
  /** The provider's name, for the mail that tells of a new way in. */
  providerName: string;
  publicUrl: string;
}

/** The customer to sign in, and whether a second factor was proved. */
interface Finished {
  customerId: number;
  hasSecondFactor: boolean;
}

/**
 * Ends a sign-in: opens the account of the provider's one, joins it to an account after a proof, or makes an account.
 * @throws 401 for a wrong proof or a missing code, 403 `social_proof` without a proof, 409, 410
 */
export async function finishSignIn(
  db: Database,
  person: ReturnedPerson,
  wish: Wish,
  finishing: Finishing,
): Promise<Finished> {
  const step = await stepOf(db, person);
  if (step === 'sign_in') {
    const customerId = await customerOfIdentity(db, person);
    if (customerId === null) throw new Refusal(410, 'social_expired');
    const hasSecondFactor = await finishing.checkFactor(customerId);
    await useUp(db, person.id);
    return { customerId, hasSecondFactor };
  }
  if (step === 'join') return join(db, person, wish, finishing);
  if (step === 'create') return { customerId: await create(db, person, wish, finishing), hasSecondFactor: false };
  throw new Refusal(403, 'social_proof');
}

/** The account's password, or the mail to its present address, says that both are one person's. */
async function join(db: Database, person: ReturnedPerson, wish: Wish, finishing: Finishing): Promise<Finished> {
  const customer = await activeCustomer(db, person.email);
  if (!customer) throw new Refusal(410, 'social_expired');
  if (!person.isMailed || customer.isFormer) {
    if (wish.password === undefined) throw new Refusal(403, 'social_proof');
    await finishing.checkPassword(customer.email, wish.password);
  }
  const hasSecondFactor = await finishing.checkFactor(customer.id);
  await db.transaction().execute(async (tx) => {
    await useUp(tx, person.id);
    await joinIdentity(tx, customer, person, toldOf(person, finishing));
  });
  return { customerId: customer.id, hasSecondFactor };
}

/** A new account. A registration of the address that nobody confirmed ends: nothing that was typed for it is kept. */
function create(db: Database, person: ReturnedPerson, wish: Wish, finishing: Finishing): Promise<number> {
  const first_name = wish.first_name ?? person.firstName;
  const last_name = wish.last_name ?? person.lastName;
  const fields = {
    ...(first_name ? {} : { first_name: 'validation.required' }),
    ...(last_name ? {} : { last_name: 'validation.required' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
  const account = {
    email: person.email,
    ...{ first_name, last_name, language: person.language, password_hash: null, phone: '' },
    ...{ is_club_member: wish.join_club, marketing_consent: wish.marketing_consent, is_active: true },
    activated_at: new Date(),
  };
  return db.transaction().execute(async (tx) => {
    await useUp(tx, person.id);
    // Nobody makes an account of an address that became a former one in this moment.
    if ((await ownerOfAddress(tx, person.email))?.isFormer) throw new Refusal(409, 'duplicate_accounts');
    const known = await tx
      .selectFrom('customers')
      .select('id')
      .where(sql<string>`lower(email)`, '=', person.email.toLowerCase())
      .where('is_active', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (known) {
      await tx.updateTable('customers').set(account).where('id', '=', known.id).execute();
      await endAccess(tx, known.id);
    }
    const made =
      known ??
      (await tx
        .insertInto('customers')
        .values(account)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst());
    // Somebody made an account of this address in this moment.
    if (!made) throw new Refusal(409, 'duplicate_accounts');
    await joinIdentity(tx, { id: made.id, email: person.email, first_name }, person, toldOf(person, finishing));
    return made.id;
  });
}

const toldOf = (person: ReturnedPerson, { providerName: provider, publicUrl }: Finishing) => ({
  ...{ provider, publicUrl },
  language: person.language,
});
