import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { isListed } from '../../read-model/model.ts';

/** An address waits for this many variants at most: no stranger orders mails for months with somebody else's (PRODUCT-110). */
const mostWishes = 30;

export interface Wish {
  email: string;
  variantId: number;
  language: Locale;
  countryCode: string;
  currency: string;
}

/**
 * Keeps a wish, once per address and variant: where it is made again, its mail has the language and
 * the price of the last time. @throws Refusal where no mail could ever be sent for it
 */
export async function keepWish(
  db: Database,
  { variants, countries, currencies }: Catalogue,
  wish: Wish,
): Promise<void> {
  const { email, variantId, language } = wish;
  const model = variants.get(variantId)?.model;
  if (!model || !isListed(model))
    throw new Refusal(400, 'invalid_request', { fields: { product_id: 'validation.invalid' } });
  const { waiting } = await db
    .selectFrom('availability_notifications')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('notified_at', 'is', null)
    .where('variant_id', '!=', variantId)
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= mostWishes)
    throw new Refusal(400, 'invalid_request', { fields: { email: 'validation.too_many_wishes' } });
  const told = {
    language,
    country_code: countries.get(wish.countryCode.toLowerCase())?.code ?? 'fi',
    currency: currencies.get(wish.currency.toLowerCase())?.code ?? 'eur',
  };
  await db
    .insertInto('availability_notifications')
    .values({ email, variant_id: variantId, ...told })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email), variant_id`)
        .where('notified_at', 'is', null)
        .doUpdateSet({ ...told, asked_at: sql`now()` }),
    )
    .execute();
}
