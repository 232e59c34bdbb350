import { shortState } from 'mf-shared/rules/address-state';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import type { LabelledCase } from '../carrier/label-of.ts';
import { checkoutFacts } from '../checkout/checkout-facts.ts';
import { nearPoints } from '../checkout/near-points.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { secretLink } from '../mail/page-link.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { findLocked } from './lock-case.ts';
import { enqueueProductMail } from './mail-complaint.ts';
import type { ComplaintRecord } from './read-complaint.ts';
import { hasOwnAddress, wayOfProduct } from './way-of-product.ts';

/** The country of our stores. */
const countryOfStores = 'fi';

interface LabelServices {
  db: Database;
  secret: ServiceSecret;
  settings: MailBrand & { returnAddress: string };
}

/** The prepaid label of a complained product that the staff asked for (AFTER-128). */
export const labelOfComplaint = ({ db, secret, settings }: LabelServices, id: string): LabelledCase => ({
  async readWish() {
    const row = await db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst();
    const sender = row && (await senderOf(db, row));
    if (!sender || !row.product_needed) return null;
    return {
      ...{ reference: referenceOf(row), dropOffPointId: '', sender },
      receiver: settings.returnAddress.split(',').map((line) => line.trim()),
    };
  },

  /** Without a label the parcel is the buyer's, whose postage is paid back. */
  async settle(label, keep) {
    await inTransaction(db, async (tx) => {
      const row = await findLocked(tx, 'id', id);
      if (!row?.product_needed || !(await keep(tx))) return;
      if (!label) return enqueueProductMail(tx, id, { isNeeded: true });
      await tx.updateTable('complaints').set({ tracking_code: label.trackingCode }).where('id', '=', id).execute();
    });
  },

  async readMail() {
    const row = await db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const language = keptLocale(row.language);
    const product = await wayOfProduct(db, row, { secret, returnAddress: settings.returnAddress, language });
    if (!product?.label) return null;
    const values = {
      ...{ number: row.number, first_name: row.name.split(/\s+/)[0] ?? '', product: product.words },
      link: secretLink(settings.publicUrl, language, '/reclamation/status/', caseCode(secret, 'complaint', id)),
    };
    return { reference: referenceOf(row), mail: { template: 'complaint_label', to: row.email, language, values } };
  },
});

/** What stands on the parcel; `R` parts it from the number of an order. */
export const referenceOf = ({ number }: Pick<ComplaintRecord, 'number'>): string => `R${number}`;

/** Where the product is handed in, and whose label it gets; null where no carrier makes one for its country. */
export interface LabelToAsk {
  carrier: string;
  place: string;
}

/** Read outside of transactions. Nobody gets a label for what is brought to a store. */
export async function labelToAsk(
  { db, catalogue, settings }: Pick<ServiceContext, 'db' | 'catalogue' | 'settings'>,
  number: number,
): Promise<LabelToAsk | null> {
  if (settings.commerce.carrier === null) return null;
  const row = await db.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirst();
  if (row?.form.targetStore !== '' || row.postage_minor !== null) return null;
  const sender = await senderOf(db, row);
  if (!sender) return null;
  const facts = await checkoutFacts(db, catalogue.catalogue);
  const points = facts.pickupPoints.get(sender.country) ?? [];
  const [near] = nearPoints(sender.postalCode, points, '');
  const point = points.find(({ id }) => id === near?.id) ?? points[0];
  if (!point) return null;
  return { carrier: point.carrier, place: `${point.name}, ${point.address}, ${point.postalCode} ${point.city}` };
}

/** Null where nobody knows where the parcel comes from. */
async function senderOf(db: Executor, row: ComplaintRecord) {
  const order =
    row.order_id === null
      ? null
      : await db
          .selectFrom('orders')
          .select(['address', 'postal_code', 'city', 'state', 'country_code'])
          .where('id', '=', row.order_id)
          .executeTakeFirst();
  const { form } = row;
  const own = { address: form.address, postalCode: form.postNumber, city: form.city, state: form.state ?? '' };
  const ordered = order && {
    address: order.address,
    postalCode: order.postal_code,
    city: order.city,
    state: order.state,
  };
  const place = hasOwnAddress(row) ? own : ordered;
  if (!place?.address || !place.postalCode) return null;
  const country = order?.country_code.toLowerCase() ?? countryOfStores;
  return { name: row.name, ...place, state: shortState(place.state), country, phone: form.phone, email: row.email };
}
