import { shortState } from 'mf-shared/rules/address-state';
import type { Database, Executor } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { mailReturn } from '../after-sale/mail-return.ts';
import type { LabelledCase } from '../carrier/label-of.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { secretLink } from '../mail/page-link.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type FoundReturn, returnOfOrder } from './find-return.ts';
import { changeReturn, withReturn } from './with-return.ts';

interface LabelServices {
  db: Database;
  secret: ServiceSecret;
  settings: MailBrand;
}

/** The label of a return that is sent with one (AFTER-46). */
export const labelOfReturn = ({ db, secret, settings }: LabelServices, id: number): LabelledCase => ({
  async readWish() {
    const found = await findOpen(db, id);
    if (!found) return null;
    const { rows, row, reference } = found;
    const { order } = rows;
    return {
      ...{ reference, dropOffPointId: row.drop_point?.id ?? '' },
      sender: {
        name: `${order.first_name} ${order.last_name}`.trim(),
        ...{ address: order.address, postalCode: order.postal_code, city: order.city, country: order.country_code },
        state: shortState(order.state),
        ...{ phone: order.phone, email: order.email },
      },
      receiver: row.send_to.split(',').map((line) => line.trim()),
    };
  },

  /** Without a label the parcel goes another way, and costs nothing. */
  settle: (label, keep) =>
    withReturn(db, { id }, async (tx, { row, rows, reference }) => {
      if (row.outcome !== null || !(await keep(tx))) return;
      if (label) return changeReturn(tx, row, { tracking_code: label.trackingCode });
      await changeReturn(tx, row, { way: 'post', fee_minor: 0, drop_point: null });
      await mailReturn(tx, rows, { template: 'return_no_label', reference });
    }),

  async readMail({ dropCode }) {
    const found = await findOpen(db, id);
    if (!found || found.rows.order.email === '') return null;
    const { rows, row, reference } = found;
    const { order } = rows;
    const language = keptLocale(order.language);
    const point = row.drop_point;
    const values = {
      ...{ first_name: order.first_name, number: order.number, reference, drop_code: dropCode },
      place: point ? `${point.name}, ${point.address}, ${point.postal_code} ${point.city}` : '',
      date: longDay(row.send_by ?? '', language),
      link: secretLink(settings.publicUrl, language, '/returns/status/', caseCode(secret, 'return', reference)),
    };
    return { reference, mail: { template: 'return_label', to: order.email, language, values } };
  },
});

/** Null for a return that has ended. */
async function findOpen(db: Executor, id: number): Promise<FoundReturn | null> {
  const open = await db
    .selectFrom('returns')
    .select('order_id')
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return open ? returnOfOrder(db, open.order_id, id) : null;
}
