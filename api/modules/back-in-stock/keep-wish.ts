import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';

/** An address waits for this many variants at most: no stranger orders mails for months with somebody else's (PRODUCT-110). */
const mostWishes = 30;

export interface Wish {
  email: string;
  variantId: number;
  language: Locale;
  countryCode: string;
  currency: string;
}

/** Keeps a wish, once per address and variant. @throws Refusal where nobody could be told of it */
export async function keepWish(
  db: Database,
  { variants, countries, currencies }: Catalogue,
  wish: Wish,
): Promise<void> {
  const { email, variantId, language } = wish;
  if (!variants.get(variantId)?.model.is_public)
    throw new Refusal(400, 'invalid_request', { fields: { product_id: 'validation.invalid' } });
  const { waiting } = await db
    .selectFrom('availability_notifications')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= mostWishes)
    throw new Refusal(400, 'invalid_request', { fields: { email: 'validation.too_many_wishes' } });
  await db
    .insertInto('availability_notifications')
    .values({
      ...{ email, variant_id: variantId, language },
      country_code: countries.get(wish.countryCode.toLowerCase())?.code ?? 'fi',
      currency: currencies.get(wish.currency.toLowerCase())?.code ?? 'eur',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
