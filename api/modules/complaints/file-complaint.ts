import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ComplaintForm, complaintRequest, Locale } from 'mf-shared/contract';
import { needsState } from 'mf-shared/rules/address-state';
import { complaintFlags } from 'mf-shared/rules/complaint-fields';
import { normaliseEmail } from 'mf-shared/rules/email-address';
import { isState } from 'mf-shared/rules/states';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { translate } from '../../texts/translate.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { pageLink } from '../mail/page-link.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import { enqueueComplaintMail } from './mail-complaint.ts';
import { withOrderFacts } from './order-facts.ts';

/** The language that the shop's own people read. */
const shopLanguage = 'fi';
/** Where the stores are. */
const home = 'fi';

export interface Filing {
  asked: z.output<typeof complaintRequest>;
  orderId: number | null;
  customerId: number | null;
  language: Locale;
}

/** Writes a complaint down with its files and promises its mails, once for one `requestKey`. @returns its id @throws Refusal */
export async function fileComplaint(context: ServiceContext, filing: Filing): Promise<string> {
  const { asked } = filing;
  const request_hash = createHash('sha256')
    .update(JSON.stringify([filing.customerId, asked]))
    .digest();
  return inTransaction(context.db, async (tx) => {
    const id = randomUUID();
    const form = await completeForm(tx, context, filing);
    const { customerName: name, email, wish, rows, ...others } = form;
    const filed = await tx
      .insertInto('complaints')
      .values({
        ...{ id, request_key: asked.requestKey, request_hash, name, wish, language: filing.language },
        ...{ order_id: filing.orderId, customer_id: filing.customerId, form: JSON.stringify(others) },
        email: normaliseEmail(email) ?? email,
        code_hash: caseCodeHash('complaint', caseCode(context.secret, 'complaint', id)),
      })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (!filed) return complaintOfKey(tx, asked.requestKey, request_hash);
    await tx
      .insertInto('complaint_rows')
      .values(
        rows.map(({ productId, ...facts }, position) => ({
          ...{ complaint_id: id, position, variant_id: productId, facts: JSON.stringify(facts) },
        })),
      )
      .execute();
    const event = await tx
      .insertInto('complaint_events')
      .values({ complaint_id: id, by: 'buyer', actor_id: filing.customerId, status: 'new-return' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await claimAttachments(tx, { complaintId: id, eventId: event.id, draft: asked.draft, ids: asked.attachments });
    if (await mayMailStranger(tx, email)) await enqueueComplaintMail(tx, id, event.id);
    await tellShop(tx, context, { form, number: filed.number, files: asked.attachments.length });
    return id;
  });
}

async function complaintOfKey(tx: Transaction<Tables>, key: string, hash: Uint8Array): Promise<string> {
  const known = await tx
    .selectFrom('complaints')
    .select(['id', 'request_hash'])
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow();
  if (!Buffer.from(known.request_hash).equals(hash)) throw new Refusal(422, 'idempotency_key_reused');
  return known.id;
}

/** The form with what shop and order know. @throws Refusal 400 with a flag for each wrong field */
async function completeForm(tx: Transaction<Tables>, context: ServiceContext, filing: Filing): Promise<ComplaintForm> {
  const { requestKey: _, orderKey: _key, draft: _draft, attachments: _files, ...asked } = filing.asked;
  if (filing.orderId === null) return checked(context, { ...asked, rows: asked.rows.map(withoutProduct) }, home);
  // Two tabs wait for one another here: the second one finds the first one's complaint.
  await tx.selectFrom('orders').select('id').where('id', '=', filing.orderId).forUpdate().execute();
  const known = await tx
    .selectFrom('complaints')
    .select('id')
    .where('request_key', '=', filing.asked.requestKey)
    .executeTakeFirst();
  if (known) return asked;
  const [order] = await readOrderRows(tx, { orderId: filing.orderId });
  if (!order) throw new Refusal(404, 'order_not_found');
  return checked(context, withOrderFacts(asked, order), order.order.country_code);
}

const withoutProduct = (row: ComplaintForm['rows'][number]) => ({ ...row, productId: null });

function checked({ catalogue }: ServiceContext, form: ComplaintForm, country: string): ComplaintForm {
  const fields = Object.fromEntries([...complaintFlags(form)].map(([field, flag]) => [field, `validation.${flag}`]));
  const { stores, allStores } = catalogue.catalogue;
  if (form.store !== '' && !allStores.has(Number(form.store))) fields.store = 'validation.invalid';
  if (form.targetStore !== '' && !stores.has(Number(form.targetStore))) fields.targetStore = 'validation.invalid';
  const state = needsState(country) ? form.state : '';
  if (state !== '' && !isState(country, state)) fields.state = 'validation.state';
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
  return { ...form, state };
}

/** Writes to the shop what came; the letter itself stands in the staff's room. */
function tellShop(
  tx: Transaction<Tables>,
  { settings }: ServiceContext,
  { form, number, files }: { form: ComplaintForm; number: number; files: number },
): Promise<void> {
  return enqueueMail(tx, {
    template: 'shop_complaint',
    to: settings.contactEmail,
    language: shopLanguage,
    replyTo: form.email,
    values: {
      ...{ number, files, name: form.customerName, origin: form.orderNumber || form.receipt },
      products: form.rows
        .map(({ manufacturer, model, size }) => [manufacturer, model, size].join(' ').trim())
        .join('\n'),
      wish: translate(shopLanguage, `complaints.wish.${form.wish}`),
      link: pageLink(settings.publicUrl, shopLanguage, `/staff/complaints/${number}/`),
    },
  });
}
