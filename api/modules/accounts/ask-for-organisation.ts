import type { organisationRequest } from 'mf-shared/contract';
import { normaliseCompanyId } from 'mf-shared/rules/company-id';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCustomer } from './authenticate.ts';

/**
 * A customer's company asks for an organisation's account. Nothing changes before the staff have verified it (STAFF-6); a
 * later wish takes the place of an earlier one.
 * @throws 400 for a number that no company has, 409 where the account is an organisation's
 */
export async function askForOrganisation(
  db: Executor,
  { id, isOrgUser }: SignedInCustomer,
  { name, vat_number }: z.output<typeof organisationRequest>,
): Promise<void> {
  if (isOrgUser) throw new Refusal(409, 'organisation_known');
  const vatNumber = normaliseCompanyId(vat_number);
  if (vatNumber === null)
    throw new Refusal(400, 'invalid_request', { fields: { vat_number: 'validation.company_id' } });
  await db
    .updateTable('customers')
    .set({ organisation_wish: JSON.stringify({ name, vatNumber }), organisation_asked_at: new Date() })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('is_org_user', '=', false)
    .execute();
}
