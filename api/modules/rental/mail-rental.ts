import { hoursOn } from 'mf-shared/rules/day-hours';
import { formatPrice } from 'mf-shared/rules/price-format';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import type { CatalogueStore } from '../../read-model/catalogue-store.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { secretLink } from '../mail/page-link.ts';
import { templateMail } from '../mail/template-mail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { findReservation, toReservation } from './read-rental.ts';

const news = z.enum(['reserved', 'cancelled']);
export type RentalMailKind = z.infer<typeof news>;
const payloadOf = z.object({ reservationId: z.string(), news });

/** Promises the renter the mail about what just happened, in the caller's transaction. */
export function enqueueRentalMail(db: Executor, reservationId: string, what: RentalMailKind): Promise<void> {
  return enqueue(db, { kind: 'rental_mail', payload: { reservationId, news: what } });
}

interface Writing {
  send: SendMail;
  brand: MailBrand;
  secret: ServiceSecret;
  catalogue: CatalogueStore;
}

/** Writes the mail in the renter's language (RENTAL-7). The code of its link is made here: no entry holds it. */
export function rentalMailHandler(db: Database, { send, brand, secret, catalogue }: Writing): OutboxHandler {
  return async (payload, entry) => {
    const { reservationId, news: what } = payloadOf.parse(payload);
    const row = await findReservation(db, { id: reservationId });
    // A reservation that was erased since has nobody to write to.
    if (!row) return null;
    const language = keptLocale(row.language);
    const reservation = await toReservation(row, { catalogue: catalogue.catalogue, locale: language });
    const euro = { locale: language, currencyCode: 'eur', currencyRate: 1, currencyFormat: '{price} €' };
    const { store } = reservation;
    const values = {
      number: reservation.number,
      product: reservation.size === '' ? reservation.product : `${reservation.product}, ${reservation.size}`,
      ...{ first: longDay(reservation.first, language), last: longDay(reservation.last, language) },
      price: formatPrice(reservation.price, euro),
      store: `${store.name}, ${store.address}, ${store.postalCode} ${store.city}`,
      first_hours: hoursOn(store, reservation.first) ?? '',
      last_hours: hoursOn(store, reservation.last) ?? '',
      first_name: row.name.split(/\s+/)[0] ?? '',
      link: secretLink(brand.publicUrl, language, '/rental/cancel/', caseCode(secret, 'rental', reservationId)),
    };
    await send(
      templateMail({ template: `rental_${what}`, to: row.email, language, values }, brand, `mail-${entry.id}`),
    );
    return null;
  };
}
