import { z } from 'zod';
import { requestKey } from './case-parts.ts';
import { otherDays } from './store-hours.ts';

const day = z.iso.date();

export const rentalStatus = z.enum(['reserved', 'handed_out', 'returned', 'cancelled']);
export type RentalStatus = z.infer<typeof rentalStatus>;

const rentalStore = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Monday first, `10–20` or null when closed. */
  openingHours: z.array(z.string().nullable()).length(7),
  otherDays: z.array(otherDays),
});
export type RentalStore = z.infer<typeof rentalStore>;

const rentalProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  manufacturer: z.string(),
  image: z.string(),
  path: z.string(),
  /** Euro a day, VAT included. */
  dayPrice: z.number(),
  /** In their order; empty where it has none. */
  sizes: z.array(z.string()),
  storeIds: z.array(z.number().int()),
});
export type RentalProduct = z.infer<typeof rentalProduct>;

/** GET /api/rental/ (RENTAL-1 to RENTAL-3). */
export const rentalOffer = z.object({
  /** The page of the partner who takes the reservations; null where the shop takes them. */
  partnerUrl: z.string().nullable(),
  /** The first and the last day that a reservation can begin on. */
  from: day,
  until: day,
  mostDays: z.number().int(),
  products: z.array(rentalProduct),
  stores: z.array(rentalStore),
});
export type RentalOffer = z.infer<typeof rentalOffer>;

/** GET /api/rental/free/: units that are free on each of the days. */
export const rentalFreeQuery = z.object({ product: z.coerce.number().int(), first: day, last: day });
export const rentalFree = z.object({
  free: z.array(z.object({ storeId: z.number().int(), size: z.string(), count: z.number().int() })),
});
export type RentalFree = z.infer<typeof rentalFree>;

const line = z.string().trim().max(120).default('');

/** POST /api/rental/reservations/. The same `requestKey` sent again is the same reservation. */
export const rentalRequest = z.object({
  requestKey,
  product: z.number().int(),
  store: z.number().int(),
  size: z.string().max(40).default(''),
  first: day,
  last: day,
  name: line,
  email: z.string().trim().max(254).default(''),
  phone: z.string().trim().max(40).default(''),
});
export type RentalRequest = z.input<typeof rentalRequest>;

export const rentalReservation = z.object({
  number: z.number().int(),
  status: rentalStatus,
  product: z.string(),
  size: z.string(),
  image: z.string(),
  first: day,
  last: day,
  days: z.number().int(),
  /** Euro, VAT included; paid in the store. */
  price: z.number(),
  store: rentalStore,
});
export type RentalReservation = z.infer<typeof rentalReservation>;

/** GET /api/staff/rental/?day=: what leaves and what comes back that day, and what should be back already. */
export const staffRentalQuery = z.object({ day: day.optional() });
const staffReservation = rentalReservation.extend({
  id: z.uuid(),
  label: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type StaffRentalReservation = z.infer<typeof staffReservation>;
export const staffRental = z.object({
  day,
  leaving: z.array(staffReservation),
  returning: z.array(staffReservation),
  late: z.array(staffReservation),
});
export type StaffRental = z.infer<typeof staffRental>;
export const moveRental = z.object({ from: rentalStatus, to: rentalStatus });
