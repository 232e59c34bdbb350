import type { Complaint, Locale } from 'mf-shared/contract';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { weekHours } from 'mf-shared/rules/week-hours';
import type { Executor } from '../../db/schema.ts';
import { storePlace } from '../../texts/store-place.ts';
import { translate } from '../../texts/translate.ts';
import type { ComplaintRecord } from './read-complaint.ts';

type Asked = Pick<ComplaintRecord, 'id' | 'number' | 'status' | 'product_needed' | 'form'>;

export interface WayReading {
  returnAddress: string;
  language: Locale;
}

/**
 * How the product of an open complaint gets to the shop, in the words of page and mails (AFTER-120); null once the shop has it
 * and where nothing is to be done.
 */
export async function wayOfProduct(
  db: Executor,
  { id, number, status, product_needed, form }: Asked,
  { returnAddress, language }: WayReading,
): Promise<Complaint['product']> {
  if (isComplaintOver(status) || (await isHere(db, id))) return null;
  const store = form.targetStore === '' ? null : await storeOf(db, Number(form.targetStore));
  const kind = kindOf(product_needed, store !== null);
  // Whoever repairs a product that nobody asked for has it.
  if (status === 'fixing-return' && product_needed !== true) return null;
  const values = { number, address: returnAddress, place: store?.place ?? '' };
  return {
    kind,
    words: translate(language, `complaints.product.${kind}`, values),
    store: store && kind !== 'not_needed' ? { slug: store.slug, name: store.name } : null,
  };

  async function storeOf(executor: Executor, storeId: number) {
    const found = await executor.selectFrom('stores').selectAll().where('id', '=', storeId).executeTakeFirst();
    if (!found) return null;
    const hours = weekHours(found.opening_hours, language);
    return { slug: found.slug, name: found.name, place: storePlace(found) + (hours ? ` (${hours})` : '') };
  }
}

/** Nobody sends what nobody asked for; to a chosen store it may be brought before. */
function kindOf(needed: boolean | null, hasStore: boolean): NonNullable<Complaint['product']>['kind'] {
  if (needed === null) return hasStore ? 'may_bring' : 'keep';
  if (!needed) return 'not_needed';
  return hasStore ? 'bring' : 'send';
}

/** The staff wrote down of every piece where they have it (AFTER-113). */
async function isHere(db: Executor, id: string): Promise<boolean> {
  const elsewhere = await db
    .selectFrom('complaint_rows')
    .select('position')
    .where('complaint_id', '=', id)
    .where('destination', 'is', null)
    .executeTakeFirst();
  return elsewhere === undefined;
}
