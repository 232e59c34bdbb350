import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale, storeReturnRequest } from 'mf-shared/contract';
import { normaliseEmail } from 'mf-shared/rules/email-address';
import { normaliseIban } from 'mf-shared/rules/iban';
import { shopDay } from 'mf-shared/rules/shop-day';
import { priceMinor, storeReturnFlags } from 'mf-shared/rules/store-return-fields';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { longDay } from '../../texts/long-day.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import { sealText } from '../secrets/sealed-text.ts';
import { lastDayToReturn } from './last-day-to-return.ts';
import { enqueueStoreReturnMail } from './mail-store-return.ts';
import { tellTaking } from './write-on-store-return.ts';

const shownSigns = 4;

export interface StoreReturnFiling {
  asked: z.output<typeof storeReturnRequest>;
  customerId: number | null;
  language: Locale;
  /** The member of the staff who took the goods at the counter of `asked.returnStore`; null: the buyer sent the form. */
  takenBy: number | null;
}

/** Writes a return of a purchase in a store down, once for one `requestKey`. @returns its id @throws Refusal */
export async function fileStoreReturn(
  context: ServiceContext,
  { asked, customerId, language, takenBy }: StoreReturnFiling,
): Promise<string> {
  checkForm(context, asked, language, takenBy !== null);
  const { requestKey, draft, attachments: ids, rows, ...form } = asked;
  const request_hash = createHash('sha256')
    .update(JSON.stringify([customerId, asked]))
    .digest();
  const iban = form.payout === 'bank' ? (normaliseIban(form.iban) ?? '') : '';
  const status = takenBy === null ? 'new-return' : 'processing-return';
  return inTransaction(context.db, async (tx) => {
    const id = randomUUID();
    const filed = await tx
      .insertInto('store_returns')
      .values({
        ...{ id, request_key: requestKey, request_hash, customer_id: customerId, language, status },
        code_hash: caseCodeHash('store-return', caseCode(context.secret, 'store-return', id)),
        ...{ name: form.name, email: normaliseEmail(form.email) ?? form.email, phone: form.phone },
        ...{ store_id: Number(form.store), receipt: form.receipt, bought_on: form.timeOfPurchase },
        ...{ return_store_id: form.returnStore === '' ? null : Number(form.returnStore), message: form.message },
        ...{ payout: form.payout, account_holder: iban === '' ? '' : form.accountHolder },
        iban_sealed: iban === '' ? null : sealText(context.secret, 'iban', id, iban),
        iban_end: iban.slice(-shownSigns),
      })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!filed) return returnOfKey(tx, requestKey, request_hash);
    await tx
      .insertInto('store_return_rows')
      .values(
        rows.map(({ noSize, price, size, reason, ...row }, position) => ({
          ...{
            ...row,
            store_return_id: id,
            position,
            size: noSize ? '' : size,
            reason: reason || ('other' as const),
            price_minor: priceMinor(price) ?? 0,
          },
        })),
      )
      .execute();
    const event = await tx
      .insertInto('store_return_events')
      .values({
        ...{ store_return_id: id, status },
        ...(takenBy === null ? { by: 'buyer', actor_id: customerId } : { by: 'staff', actor_id: takenBy }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await claimAttachments(tx, { storeReturnId: id, eventId: event.id, draft, ids });
    if (takenBy !== null) await tellTaking(tx, filed, takenBy);
    else if (await mayMailStranger(tx, form.email)) await enqueueStoreReturnMail(tx, id, 'new', '');
    return id;
  });
}

async function returnOfKey(tx: Transaction<Tables>, key: string, hash: Uint8Array): Promise<string> {
  const known = await tx
    .selectFrom('store_returns')
    .select(['id', 'request_hash'])
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow();
  if (!Buffer.from(known.request_hash).equals(hash)) throw new Refusal(422, 'idempotency_key_reused');
  return known.id;
}

/** @throws Refusal 400 with a flag for each wrong field, 409 where the time to return is over */
function checkForm(
  { catalogue }: ServiceContext,
  form: StoreReturnFiling['asked'],
  language: Locale,
  isAtCounter: boolean,
): void {
  const fields = Object.fromEntries([...storeReturnFlags(form)].map(([field, flag]) => [field, `validation.${flag}`]));
  const { stores, allStores } = catalogue.catalogue;
  const isStore = (id: string, among: typeof stores) => among.get(Number(id))?.type === 'retail';
  if (!fields.store && !isStore(form.store, allStores)) fields.store = 'validation.invalid';
  // At the counter of a store that closed, its staff finish what is left.
  if (form.returnStore !== '' && !isStore(form.returnStore, isAtCounter ? allStores : stores))
    fields.returnStore = 'validation.invalid';
  if (form.returnStore === '' && isAtCounter) fields.returnStore = 'validation.required';
  const today = shopDay();
  if (form.timeOfPurchase > today) fields.timeOfPurchase = 'validation.future_day';
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
  const until = lastDayToReturn(form.timeOfPurchase);
  if (today > until) throw new Refusal(409, 'store_return_time_over', { values: { date: longDay(until, language) } });
}
