import { z } from 'zod';
import { locale } from './locale.ts';
import { orderSummary } from './orders.ts';
import { oneTimeCode } from './second-factor.ts';

/** POST /api/accounts/login/. The page stores `'{token_type} {access_token}'` in the cookie so.auth (SESSION-25). */
export const loginRequest = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(1000),
  /** The code of accounts with a second factor; without it the refusal is `code_asked`. */
  code: oneTimeCode.optional(),
});
export const loginResponse = z.object({
  token_type: z.string(),
  access_token: z.string(),
  expires_in: z.number().int().describe('seconds'),
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** What a person types in one line: no line breaks or other control characters. */
export const lineOfText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
export const newPassword = z.string().min(10).max(1000);

export const registerRequest = z.object({
  email: z.email().max(254),
  password: newPassword,
  first_name: lineOfText(100).min(1),
  last_name: lineOfText(100).min(1),
  phone: z.string().max(40).default(''),
  language: locale,
  join_club: z.boolean().default(false),
  marketing_consent: z.boolean().default(false),
});

/** Calls that a mail answers: nobody learns from them who has an account (SESSION-45, SESSION-53, SESSION-56). */
export const emailRequest = z.object({ email: z.email().max(254) });
/** A link's secret; one that is used or too old is answered with 410. */
export const linkRequest = z.object({ hash: z.string().min(1).max(200) });
/** Sets the password and signs in; an account with a second factor is refused with `code_asked` once the password is set. */
export const passwordConfirmRequest = linkRequest.extend({ password: newPassword });
/**
 * POST /api/customer/password/: the answer is a new session, as all others end. POST /api/customer/email/: a link to the new
 * address, which is the account's once POST /api/accounts/email/confirm/ has its hash. Both ask for the password once more.
 */
const currentPassword = z.string().min(1).max(1000);
export const changePasswordRequest = z.object({ old_password: currentPassword, password: newPassword });
export const changeEmailRequest = emailRequest.extend({ password: currentPassword });
export const confirmEmailResponse = z.object({ email: z.string() });
export const deleteAccountRequest = z.object({ token: z.string().min(1).max(200) });

/** What a member's card says: the service cannot check it, so it asks for what a card has. */
const memberId = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z][0-9A-Za-z -]{2,19}$/);
export const scoutMembership = z.object({ group: lineOfText(100).min(2), member_id: memberId });
export const latuMembership = z.object({ member_id: memberId, branch: lineOfText(100).min(2) });

/** For whom a member of the staff buys: prices, cart and order are this customer's. */
export const actingFor = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  preferred_store: z.number().int().nullable(),
  has_club_price: z.boolean(),
  is_org_user: z.boolean(),
  cart_content: z.string(),
});
export type ActingFor = z.infer<typeof actingFor>;

/** POST /api/customer/organisation/: a company asks for an account of its own; the staff verify it and confirm. */
export const organisationRequest = z.object({
  name: lineOfText(150).min(2),
  vat_number: z.string().trim().max(30),
});

/** GET /api/customer/ (SESSION-40, SESSION-41). */
export const customer = z.object({
  id: z.number().int(),
  is_staff: z.boolean(),
  is_admin: z.boolean(),
  username: z.string().nullable().describe('staff only'),
  postcode: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  /** `US-CA`; empty in countries whose addresses have none. */
  state: z.string(),
  country: z.string(),
  /** Id of the store at which the customer likes to pick goods up. */
  preferred_store: z.number().int().nullable(),
  is_club_member: z.boolean(),
  has_club_price: z.boolean().describe('members of the club, scouts, members of Suomen Latu'),
  scout: scoutMembership.nullable(),
  latu: latuMembership.nullable(),
  /** Id of a product group, which the club's gifts are chosen from. */
  gift_category: z.number().int().nullable(),
  organisation: z
    .object({ name: z.string(), vat_number: z.string(), is_confirmed: z.boolean() })
    .nullable()
    .describe('is_confirmed: false while the staff verify the company'),
  /** The customer for whom a member of the staff buys in this session. */
  acting_for: actingFor.nullable(),
  /** Ids of product groups, as texts. */
  interests: z.array(z.string()),
  marketing_consent: z.boolean(),
  sms_consent: z.boolean(),
  review_consent: z.boolean(),
  reminder_consent: z.boolean(),
  customer: z.object({
    wishlist_model_ids: z.array(z.number().int()),
    voted_reviews: z.array(z.object({ id: z.number().int(), vote: z.boolean() })),
    is_org_user: z.boolean(),
    hashed_email: z.string(),
    email: z.string(),
    /** JSON string holding `{ products: [{ productId, amount }] }`. */
    cart_content: z.string(),
  }),
});
export type Customer = z.infer<typeof customer>;

/** GET /api/customer/sessions/: where the customer is signed in, the last used first. */
export const customerSession = z.object({
  id: z.number().int(),
  browser: z.string().describe("'' where the device does not say"),
  system: z.string().describe("'' where the device does not say"),
  started_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  is_current: z.boolean().describe('the session of this call'),
});
export type CustomerSession = z.infer<typeof customerSession>;
export const customerSessions = z.object({ sessions: z.array(customerSession) });

export const wishlistToggleRequest = z.object({ model_id: z.number().int() });
export const wishlistToggleResponse = z.object({ added: z.boolean() });

export const customerCartRequest = z.object({ cart_content: z.string().max(100_000) });
export const customerOrders = z.object({ orders: z.array(orderSummary) });
