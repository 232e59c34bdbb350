import { type Database, findPublishedAccounts } from 'api/seed';

/**
 * Ends every demo account that can sign in: no password, no rights, no session. Its orders stay for bookkeeping.
 * @returns the email addresses of those that were ended.
 */
export async function endDemoAccounts(db: Database): Promise<string[]> {
  const open = await findPublishedAccounts(db);
  if (open.length === 0) return [];
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('customers')
      .set({ password_hash: null, is_active: false, is_staff: false, is_admin: false })
      .where('email', 'in', open)
      .returning('id')
      .execute();
    const ids = ended.map(({ id }) => id);
    await tx
      .updateTable('customer_tokens')
      .set({ revoked_at: new Date() })
      .where('customer_id', 'in', ids)
      .where('revoked_at', 'is', null)
      .execute();
    await tx
      .insertInto('audit_log')
      .values(
        ids.map((id) => ({ actor_id: null, action: 'demo_account_ended', entity: 'customer', entity_id: String(id) })),
      )
      .execute();
  });
  return open;
}
