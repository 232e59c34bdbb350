import type { Locale, StaffComplaint } from 'mf-shared/contract';
import { nextComplaintStatuses } from 'mf-shared/rules/complaint-moves';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { readWorth } from './give-for-complaint.ts';
import { owesPostage } from './pay-postage.ts';
import { readComplaint, readPieces } from './read-complaint.ts';

/** A complaint as the staff see it. @throws Refusal 404 where there is none of this number */
export async function readStaffComplaint(
  context: ServiceContext,
  number: number,
  language: Locale,
): Promise<StaffComplaint> {
  const { db, catalogue, secret, settings } = context;
  const row = await db.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) throw new Refusal(404, 'complaint_not_found');
  const { returnAddress } = settings;
  const reading = { secret, catalogue: catalogue.catalogue, returnAddress, language, isStaff: true };
  const read = await readComplaint(db, row, reading);
  const pieces = await readPieces(db, row.id);
  const { totalMinor, currency } = await readWorth(db, row);
  return {
    ...read,
    version: row.version,
    next: [...nextComplaintStatuses(row.status)],
    pieces,
    ...{ product_needed: row.product_needed, tracking_code: row.tracking_code },
    owes_postage: await owesPostage(db, row),
    givable: { amount: toDecimal(totalMinor), currency },
  };
}
