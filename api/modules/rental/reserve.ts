import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale, rentalRequest } from 'mf-shared/contract';
import { normaliseEmail } from 'mf-shared/rules/email-address';
import { rentalDayProblem, rentalDays } from 'mf-shared/rules/rental-days';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { isOpenOn } from '../../read-model/reference-data.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { enqueueRentalMail } from './mail-rental.ts';
import { isFree } from './read-rental.ts';

export interface Reserving {
  asked: z.output<typeof rentalRequest>;
  customerId: number | null;
  language: Locale;
  today: string;
}

interface Around {
  db: Database;
  catalogue: Catalogue;
  secret: ServiceSecret;
}

/**
 * Promises one unit for the days, once for one `requestKey` (RENTAL-6). Reservations of a product follow one another:
 * they wait for its row, so that a unit is found while there is one, and the table's own rule lets none be taken twice.
 * @returns its id @throws Refusal 400 with the fields, 409 where nothing is free any more
 */
export async function reserve({ db, catalogue, secret }: Around, reserving: Reserving): Promise<string> {
  const { asked, customerId, language, today } = reserving;
  checkForm(catalogue, asked, today);
  const request_hash = createHash('sha256')
    .update(JSON.stringify([customerId, asked]))
    .digest();
  return inTransaction(db, async (tx) => {
    const product = await tx
      .selectFrom('rental_products')
      .select(['id', 'day_minor', 'model_id'])
      .where('id', '=', asked.product)
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    const known = await reservationOfKey(tx, asked.requestKey, request_hash);
    if (known) return known;
    if (!product || !catalogue.models.get(product.model_id)?.is_public) throw new Refusal(404, 'rental_product_gone');
    const unit = await tx
      .selectFrom('rental_units as u')
      .select('u.id')
      .where('u.rental_product_id', '=', product.id)
      .where('u.store_id', '=', asked.store)
      .where('u.size', '=', asked.size)
      .where('u.is_active', '=', true)
      .where(isFree(asked.first, asked.last))
      .orderBy('u.id')
      .executeTakeFirst();
    if (!unit) throw new Refusal(409, 'rental_taken');
    const id = randomUUID();
    await tx
      .insertInto('rental_reservations')
      .values({
        ...{ id, request_key: asked.requestKey, request_hash, unit_id: unit.id, customer_id: customerId, language },
        code_hash: caseCodeHash('rental', caseCode(secret, 'rental', id)),
        ...{ first_day: asked.first, last_day: asked.last },
        price_minor: product.day_minor * rentalDays(asked.first, asked.last),
        ...{ name: asked.name, email: normaliseEmail(asked.email) ?? asked.email, phone: asked.phone },
      })
      .execute();
    if (await mayMailStranger(tx, asked.email)) await enqueueRentalMail(tx, id, 'reserved');
    return id;
  });
}

async function reservationOfKey(tx: Transaction<Tables>, key: string, hash: Uint8Array): Promise<string | null> {
  const known = await tx
    .selectFrom('rental_reservations')
    .select(['id', 'request_hash'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  if (!Buffer.from(known.request_hash).equals(hash)) throw new Refusal(422, 'idempotency_key_reused');
  return known.id;
}

function checkForm(catalogue: Catalogue, asked: Reserving['asked'], today: string): void {
  const fields: Record<string, string> = {};
  for (const name of ['name', 'email', 'phone'] as const) if (asked[name] === '') fields[name] = 'validation.required';
  if (asked.email !== '' && normaliseEmail(asked.email) === null) fields.email = 'validation.email';
  const store = catalogue.stores.get(asked.store);
  if (store?.type !== 'retail') fields.store = 'validation.invalid';
  else {
    const wrong = rentalDayProblem(asked, today, { openingHours: store.opening_hours, otherDays: store.other_days });
    if (wrong) fields[wrong.field] = `rental.${wrong.problem}`;
    // Nobody is there any more to take it back.
    else if (!isOpenOn(store, asked.last)) fields.last = 'rental.closed';
  }
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
}
