import type { Complaint, Locale } from 'mf-shared/contract';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { weekHours } from 'mf-shared/rules/week-hours';
import type { Executor } from '../../db/schema.ts';
import { storePlace } from '../../texts/store-place.ts';
import { translate } from '../../texts/translate.ts';
import { findLabel, type KeptLabel, qrRows, viewLabel } from '../carrier/read-label.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import type { ComplaintRecord } from './read-complaint.ts';

type Asked = Pick<ComplaintRecord, 'id' | 'number' | 'status' | 'product_needed' | 'form'>;

/** Whether the buyer wrote down an address: else it is the order's, which number and email alone do not show (AFTER-27). */
export const hasOwnAddress = ({ form }: Pick<ComplaintRecord, 'form'>): boolean =>
  [form.address, form.postNumber, form.city].every((part) => part !== '');

export interface WayReading {
  secret: ServiceSecret;
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
  { secret, returnAddress, language }: WayReading,
): Promise<Complaint['product']> {
  if (isComplaintOver(status) || (await isHere(db, id))) return null;
  const store = form.targetStore === '' ? null : await storeOf(db, Number(form.targetStore));
  const kind = kindOf(product_needed, store !== null);
  // A product in repair that the shop never asked for is with the shop already.
  if (status === 'fixing-return' && product_needed !== true) return null;
  const label = kind === 'send' ? ((await findLabel(db, { complaintId: id })) ?? null) : null;
  const place = store?.place ?? label?.place ?? '';
  const values = { number, address: returnAddress, place, code: label?.drop_code ?? '' };
  return {
    kind,
    words: translate(language, `complaints.product.${kind}${labelWords[label?.status ?? 'refused']}`, values),
    label: label && viewLabel(secret, label, { hasPdf: hasOwnAddress({ form }) }),
    place: label?.place ?? '',
    qr: label?.drop_code ? qrRows(label.drop_code) : [],
    store: store && kind !== 'not_needed' ? { slug: store.slug, name: store.name } : null,
  };

  async function storeOf(executor: Executor, storeId: number) {
    const found = await executor.selectFrom('stores').selectAll().where('id', '=', storeId).executeTakeFirst();
    // Nobody is sent to a store that closed meanwhile.
    if (!found?.is_open) return null;
    const hours = weekHours(found.opening_hours, language);
    return { slug: found.slug, name: found.name, place: storePlace(found) + (hours ? ` (${hours})` : '') };
  }
}

/** The endings of the key of the words for sending: without a label the buyer pays the postage, and gets it back. */
const labelWords: Record<KeptLabel['status'], string> = { ready: '_labelled', asked: '_waiting', refused: '' };

/** A buyer sends a product only when asked for it, but may bring it to a chosen store before. */
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
