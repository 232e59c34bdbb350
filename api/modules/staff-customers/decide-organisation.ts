import type { decideOrganisationRequest } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { noteWrite } from '../audit/note-write.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink } from '../mail/page-link.ts';

/**
 * Confirms a company that was verified, or refuses it; the customer is told by mail (STAFF-6).
 * @throws 404, and 409 where somebody else decided or the company wrote something else meanwhile
 */
export async function decideOrganisation(
  db: Database,
  { id, actorId, publicUrl }: { id: number; actorId: number; publicUrl: string },
  { decision, vat_number }: z.output<typeof decideOrganisationRequest>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom('customers')
      .select(['email', 'first_name', 'language', 'organisation', 'organisation_wish', 'is_org_user'])
      .where('id', '=', id)
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!customer) throw new Refusal(404, 'customer_not_found');
    const wish = customer.organisation_wish;
    if (wish?.vatNumber !== vat_number) throw new Refusal(409, 'organisation_decided');
    const isConfirmed = decision === 'confirm';
    const decided = { organisation_wish: null, organisation_asked_at: null };
    await tx
      .updateTable('customers')
      .set(isConfirmed ? { ...decided, is_org_user: true, organisation: JSON.stringify(wish) } : decided)
      .where('id', '=', id)
      .execute();
    await noteWrite(tx, actorId, {
      action: isConfirmed ? 'organisation_confirmed' : 'organisation_refused',
      entity: 'customer',
      entityId: String(id),
      before: { is_org_user: customer.is_org_user, organisation: customer.organisation },
      after: { is_org_user: isConfirmed || customer.is_org_user, organisation: wish },
    });
    const language = keptLocale(customer.language);
    const link = pageLink(publicUrl, language, isConfirmed ? '/accounts/' : '/ask/');
    const values = { first_name: customer.first_name, link };
    const mail = { to: customer.email, language, values };
    if (isConfirmed) await enqueueMail(tx, { ...mail, template: 'organisation_confirmed' });
    else await enqueueMail(tx, { ...mail, template: 'organisation_refused' });
  });
}
