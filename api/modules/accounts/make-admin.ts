import { type Locale, locale } from 'mf-shared/contract';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { noteWrite } from '../audit/note-write.ts';
import { hasAddress } from '../customer-addresses/own-addresses.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { secretLink } from '../mail/page-link.ts';
import { openInvitation, revokeLinks } from './customer-link.ts';
import { writeRole } from './write-role.ts';

/** The operator's wish: the address of an admin to be, and the language of the page and the mail. */
export const adminWish = z.object({
  email: z.string(),
  language: locale,
  /** Ends an open invitation instead, which went to a mistyped address. */
  takesBack: z.boolean().default(false),
});

export const madeAdmin = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['made', 'already', 'taken_back']), email: z.string() }),
  z.object({
    outcome: z.literal('invited'),
    email: z.string(),
    link: z.string(),
    ends: z.iso.datetime(),
    isMailed: z.boolean(),
  }),
]);
type MadeAdmin = z.infer<typeof madeAdmin>;

/**
 * Makes somebody an admin for the operator of the machine: a new shop has nobody who could (STAFF-79). An active account has
 * the role at once, unless it was invited; anybody else gets it by the link that sets a password, because whoever opens it
 * proves who they are.
 * @throws Error with a sentence for the operator
 */
export async function makeAdmin(
  db: Database,
  { email, language, takesBack }: z.infer<typeof adminWish>,
  { publicUrl, commerce }: Pick<ServiceSettings, 'publicUrl' | 'commerce'>,
): Promise<MadeAdmin> {
  return inTransaction(db, async (tx) => {
    if (takesBack) return takeBack(tx, email);
    const account = await findOrAdd(tx, email);
    if (account.is_active && account.is_admin) return { outcome: 'already', email: account.email };
    if (account.is_active && !(await isInvited(tx, account.id))) {
      await writeRole(tx, { id: account.id, role: 'admin', storeId: null }, null);
      return { outcome: 'made', email: account.email };
    }
    const invited = await invite(tx, account.id, { language, publicUrl });
    const isMailed = commerce.smtpUrl !== null;
    if (isMailed)
      await enqueueMail(tx, {
        ...{ template: 'admin_invitation', to: account.email, language },
        values: { first_name: account.first_name, link: invited.link },
      });
    return { outcome: 'invited', email: account.email, ...invited, isMailed };
  });
}

/** Ends the invitation of an address. @throws Error where none is open */
async function takeBack(tx: Executor, email: string): Promise<MadeAdmin> {
  const account = await find(tx, email);
  if (!account || account.is_admin || !(await isInvited(tx, account.id)))
    throw new Error(`There is no open invitation for ${email}.`);
  await revokeLinks(tx, account.id, 'password_reset');
  await noteWrite(tx, null, {
    ...{ action: 'admin_uninvited', entity: 'customer', entityId: String(account.id) },
    ...{ before: null, after: null },
  });
  return { outcome: 'taken_back', email: account.email };
}

/** The account of an address, or a new one that is not active yet. @throws Error where it cannot be an admin's */
async function findOrAdd(tx: Executor, email: string) {
  const account = (await find(tx, email)) ?? (await add(tx, email)) ?? (await find(tx, email));
  if (!account) throw new Error(`Somebody registers ${email} in this moment: try again.`);
  if (account.email.toLowerCase() !== email.toLowerCase())
    throw new Error(
      `${email} is the former address of an account that goes by ${account.email} now: make that one an admin.`,
    );
  if (account.erased_at) throw new Error(`The account of ${email} has ended: name another address.`);
  if (account.is_demo_account)
    throw new Error(`${email} is an account of the demo, whose password everybody knows: name another address.`);
  return account;
}

const columns = ['id', 'email', 'first_name', 'is_active', 'is_admin', 'is_demo_account', 'erased_at'] as const;

/** Locked: nobody opens, merges or erases it until the transaction ends. */
const find = (tx: Executor, email: string) =>
  tx.selectFrom('customers').select(columns).where(hasAddress(email)).forUpdate().executeTakeFirst();

const add = (tx: Executor, email: string) =>
  tx
    .insertInto('customers')
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

/**
 * Whether an account was invited and has not used the link. Where it is active all the same, somebody else may have
 * registered the address after the invitation, whose mail its owner took for it: the password is theirs then.
 */
async function isInvited(tx: Executor, id: number): Promise<boolean> {
  const last = await tx
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'customer')
    .where('entity_id', '=', String(id))
    .where('action', 'in', ['admin_invited', 'admin_uninvited', 'staff_role'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.action === 'admin_invited';
}

async function invite(
  tx: Executor,
  id: number,
  { language, publicUrl }: { language: Locale; publicUrl: string },
): Promise<{ link: string; ends: string }> {
  const { token, ends } = await openInvitation(tx, id);
  await noteWrite(tx, null, {
    ...{ action: 'admin_invited', entity: 'customer', entityId: String(id) },
    ...{ before: null, after: null },
  });
  const link = secretLink(publicUrl, language, '/accounts/password/reset/confirm/', token);
  return { link, ends: ends.toISOString() };
}
