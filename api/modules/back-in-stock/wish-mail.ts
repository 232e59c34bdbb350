import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import { mediaUrl } from 'mf-shared/rules/media-url';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { CatalogueStore } from '../../read-model/catalogue-store.ts';
import { modelPath } from '../../read-model/list-item.ts';
import type { Variant } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { variantImage } from '../../read-model/picture-paths.ts';
import { variantPrice } from '../../read-model/price-facts.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { variantChoices } from '../../read-model/variant-choices.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { translate } from '../../texts/translate.ts';
import { mayMailWish } from '../mail/limit-recipient.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { pageLink } from '../mail/page-link.ts';
import { templateMail } from '../mail/template-mail.ts';
import { productTitle } from '../orders/order-names.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { orderableVariants } from './orderable-variants.ts';
import { stopWishesLink } from './stop-wishes.ts';

const hourMs = 3_600_000;

const wishMail = z.object({
  wishId: z.number().int(),
  /** When the wish was told. One that waits again, or was told anew since, is none of this mail's. */
  toldAt: z.iso.datetime(),
  /** Whether its mailbox has had this mail counted; beyond the limit it is counted when it leaves. */
  isCounted: z.boolean(),
});
export type WishMail = z.infer<typeof wishMail>;

interface Writing {
  send: SendMail;
  brand: MailBrand;
  secret: ServiceSecret;
  catalogue: CatalogueStore;
}

/**
 * Writes that a variant can be ordered again, as it is when the mail leaves. Where it is sold out by then, the mail does not
 * leave and the wish waits again (PRODUCT-109). No entry of the outbox holds an address.
 */
export function wishMailHandler(db: Database, { send, brand, secret, catalogue }: Writing): OutboxHandler {
  return async (payload, entry) => {
    const { wishId, toldAt, isCounted } = wishMail.parse(payload);
    const wish = await db
      .selectFrom('availability_notifications')
      .selectAll()
      .where('id', '=', wishId)
      .where('notified_at', '=', new Date(toldAt))
      .executeTakeFirst();
    // Taken back, or its owner was erased.
    if (!wish) return null;
    if ((await orderableVariants(db, [wish.variant_id])).length === 0) {
      await waitAgain(db, wishId);
      return null;
    }
    if (!isCounted && !(await mayMailWish(db, wish.email))) return new Date(Date.now() + hourMs);
    const variant = catalogue.catalogue.variants.get(wish.variant_id);
    if (!variant) throw new Error(`variant ${wish.variant_id} is not in the catalogue yet`);
    const language = keptLocale(wish.language);
    const values = await valuesOf(variant, { ...wish, language, catalogue: catalogue.catalogue });
    const image = variantImage(variant);
    const mail = {
      ...{ template: 'back_in_stock', to: wish.email, language },
      values: { ...values, link: productLink(brand.publicUrl, variant, language) },
      picture: image === '' ? '' : brand.publicUrl + mediaUrl(image, { width: 320, format: 'jpeg' }),
      also: [
        {
          words: translate(language, 'mails.stop_wishes'),
          link: stopWishesLink(brand.publicUrl, secret, wish.email, language),
        },
      ],
    };
    await send(templateMail(mail, brand, `mail-${entry.id}`));
    return null;
  };
}

/** Not where its owner wished anew meanwhile: that wish waits in its place. */
async function waitAgain(db: Database, wishId: number): Promise<void> {
  await sql`UPDATE availability_notifications AS told SET notified_at = NULL
    WHERE id = ${wishId} AND NOT EXISTS (SELECT FROM availability_notifications AS anew
      WHERE anew.variant_id = told.variant_id AND lower(anew.email) = lower(told.email) AND anew.notified_at IS NULL)`.execute(
    db,
  );
}

interface Reader {
  language: Locale;
  country_code: string;
  currency: string;
  catalogue: Catalogue;
}

/** The product, and its price as its page tells it to anybody of that country, in the currency in which the wish was made. */
async function valuesOf(
  variant: Variant,
  { language, country_code, currency, catalogue }: Reader,
): Promise<{ product: string; price: string }> {
  const { model, size } = variant;
  const texts = (await catalogue.textsOfSome(language, [model.id])).get(model.id);
  const { colour, type } = namesOf(variant, language);
  const taxAreaId = catalogue.countries.get(country_code)?.tax_area_id ?? baseTaxAreaId;
  const shown = catalogue.currencies.get(currency);
  return {
    product: [productTitle(model.manufacturer.name, texts?.name ?? ''), colour, size, type].filter(Boolean).join(', '),
    price: formatPrice(toDecimal(variantPrice(variant, taxAreaId, catalogue).activeMinor), {
      locale: language,
      currencyCode: shown?.code ?? 'eur',
      currencyFormat: shown?.format ?? '{price} €',
      currencyRate: shown?.rate ?? 1,
    }),
  };
}

const namesOf = ({ colour, type }: Variant, locale: Locale) => ({
  colour: colour ? textIn(colour.names, locale) : '',
  type: type ? textIn(type.names, locale) : '',
});

/** The page of the product with the variant chosen (PRODUCT-34 to PRODUCT-37). */
function productLink(publicUrl: string, variant: Variant, locale: Locale): string {
  const chosen = variantChoices(variant, locale);
  const page = pageLink(publicUrl, locale, modelPath(variant.model, locale));
  return chosen.size > 0 ? `${page}?${chosen}` : page;
}
