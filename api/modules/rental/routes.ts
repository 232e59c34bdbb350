import {
  apiError,
  done,
  moveRental,
  rentalFree,
  rentalFreeQuery,
  rentalOffer,
  rentalRequest,
  rentalReservation,
  staffRental,
  staffRentalQuery,
} from 'mf-shared/contract';
import { dayLater, mostRentalDays, rentalAheadDays } from 'mf-shared/rules/rental-days';
import { shopDay } from 'mf-shared/rules/shop-day';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { caseCodeHash } from '../secrets/case-code.ts';
import { cancelByCode, moveAsStaff } from './move-rental.ts';
import { findReservation, readFree, readRentalOffer, readStaffRental, toReservation } from './read-rental.ts';
import { reserve } from './reserve.ts';

const noStore = 'private, no-store';
const withCode = z.object({ code: z.string().min(8).max(40) });
const ok = { ok: true } as const;
/** Codes have 60 bits, and nobody gets to try many. */
const fewReads = { max: 60, timeWindow: '1 minute', groupId: 'rentals by code' };
const fewWrites = { max: 60, timeWindow: '1 minute', groupId: 'renting' };

const today = () => shopDay();

/** Renting from the stores: the offer, reservations, and the staff's day (RENTAL-1 to RENTAL-9). */
export const rental: ServiceModule = (app, context) => {
  addOfferRoutes(app, context);
  addReservationRoutes(app, context);
  addStaffRoutes(app, context);
};

/** What may be rented, and on which days. */
function addOfferRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, settings } = context;

  app.get(
    '/api/rental/',
    { config: { access: 'public' }, schema: { response: { 200: rentalOffer, '4xx': apiError } } },
    async ({ locale }, reply) => {
      const offer = await readRentalOffer(db, { catalogue: openShop(context), locale });
      reply.header('cache-control', 'public, max-age=60').header('vary', 'accept-language');
      const from = today();
      return {
        partnerUrl: settings.rentalPartnerUrl,
        ...{ from, until: dayLater(from, rentalAheadDays), mostDays: mostRentalDays },
        ...offer,
      };
    },
  );

  app.get(
    '/api/rental/free/',
    {
      config: { access: 'public' },
      schema: { querystring: rentalFreeQuery, response: { 200: rentalFree, '4xx': apiError } },
    },
    async ({ query }, reply) => {
      openHere(context);
      reply.header('cache-control', noStore);
      return query.last < query.first ? { free: [] } : readFree(db, query);
    },
  );
}

/** Reserving, and what the code of a reservation opens. */
function addReservationRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, catalogue, secret, authenticate } = context;

  app.post(
    '/api/rental/reservations/',
    {
      config: { access: 'guest-key', rateLimit: fewWrites },
      schema: { body: rentalRequest, response: { 200: rentalReservation, '4xx': apiError } },
    },
    async (request, reply) => {
      const known = openHere(context);
      reply.header('cache-control', noStore);
      const customer = await authenticate(request);
      const reserving = {
        asked: request.body,
        ...{ customerId: customer?.id ?? null, language: request.locale, today: today() },
      };
      const id = await reserve({ db, catalogue: known, secret }, reserving);
      const row = await findReservation(db, { id });
      if (!row) throw new Refusal(404, 'rental_not_found');
      return toReservation(row, { catalogue: known, locale: request.locale });
    },
  );

  app.get(
    '/api/rental/reservations/:code/',
    {
      config: { access: 'guest-key', rateLimit: fewReads },
      schema: { params: withCode, response: { 200: rentalReservation, '4xx': apiError } },
    },
    async ({ params, locale }, reply) => {
      reply.header('cache-control', noStore);
      const row = await findReservation(db, { codeHash: caseCodeHash('rental', params.code) });
      if (!row) throw new Refusal(404, 'rental_not_found');
      return toReservation(row, { catalogue: catalogue.catalogue, locale });
    },
  );

  app.post(
    '/api/rental/reservations/:code/cancel/',
    {
      config: { access: 'guest-key', rateLimit: fewWrites },
      schema: { params: withCode, response: { 200: done, '4xx': apiError } },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', noStore);
      await cancelByCode(db, caseCodeHash('rental', params.code));
      return ok;
    },
  );
}

/** The catalogue of a shop that rents. @throws Refusal 404 where it does not (CONF-42) */
function openShop({ catalogue }: ServiceContext): Catalogue {
  if (!catalogue.catalogue.general.isRentalEnabled) throw new Refusal(404, 'rental_closed');
  return catalogue.catalogue;
}

/** The partner takes them all: a unit that both promised would be promised twice. */
function openHere(context: ServiceContext): Catalogue {
  const known = openShop(context);
  if (context.settings.rentalPartnerUrl !== null) throw new Refusal(404, 'rental_closed');
  return known;
}

function addStaffRoutes(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  app.get(
    '/api/staff/rental/',
    { config: { access: 'rental.work' }, schema: { querystring: staffRentalQuery, response: { 200: staffRental } } },
    async ({ query, locale }, reply) => {
      reply.header('cache-control', noStore);
      return readStaffRental(db, query.day ?? today(), { catalogue: catalogue.catalogue, locale });
    },
  );

  app.post(
    '/api/staff/rental/:id/',
    {
      config: { access: 'rental.work' },
      schema: { params: z.object({ id: z.uuid() }), body: moveRental, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      await moveAsStaff(db, callerOf(request).id, { id: request.params.id, ...request.body });
      return ok;
    },
  );
}
