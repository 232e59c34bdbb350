import { z } from 'zod';
import { openMerge } from './account-merging.ts';
import { latuMembership, lineOfText, scoutMembership } from './accounts.ts';
import { locale } from './locale.ts';
import { customerKinds, customerSorts } from './staff-choices.ts';
import { countryAsked, daysAsked, pagedAnswer, staffPage } from './staff-pages.ts';

const yesOrNo = z.enum(['yes', 'no']).optional();

/** GET /api/staff/customers/ */
export const staffCustomersQuery = z.object({
  q: lineOfText(100).default(''),
  /** `waiting`: a company asked for an organisation's account and waits for the staff. */
  organisation: z.literal('waiting').optional(),
  /** `private`: neither an organisation nor the member of an association. */
  kind: z.enum(customerKinds).optional(),
  club: yesOrNo,
  marketing: yesOrNo,
  /** Whether the account has a role of the staff. */
  staff: yesOrNo,
  /** Whether the account has ever ordered. */
  orders: yesOrNo,
  country: countryAsked.optional(),
  language: locale.optional(),
  /** The first and the last day on which they registered. */
  ...daysAsked,
  sort: z.enum(customerSorts).default('newest'),
  page: staffPage,
});
export const staffCustomerRow = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  city: z.string(),
  is_club_member: z.boolean(),
  is_org_user: z.boolean(),
  organisation_asked_at: z.iso.datetime().nullable(),
});
export type StaffCustomerRow = z.infer<typeof staffCustomerRow>;
export const staffCustomersResponse = z.object({ results: z.array(staffCustomerRow), ...pagedAnswer });
export type StaffCustomersResponse = z.infer<typeof staffCustomersResponse>;

const company = z.object({ name: z.string(), vat_number: z.string() });

/** GET /api/staff/customers/:id/ */
export const staffCustomer = staffCustomerRow.extend({
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
  state: z.string(),
  preferred_store: z.string().describe('name of the store; empty where none is chosen'),
  scout: scoutMembership.nullable(),
  latu: latuMembership.nullable(),
  has_club_price: z.boolean(),
  gift_category: z.string().nullable().describe('name of the product group, in the language of the request'),
  interests: z.array(z.string()).describe('names of product groups'),
  organisation: company.nullable(),
  /** What a company asked for, which nobody has verified yet. */
  organisation_wish: company.nullable(),
  club_comment: z.string(),
  /** Whether this member of the staff buys for the customer in this session. */
  is_acted_for: z.boolean(),
  /** Addresses of accounts that were merged into this one. */
  former_emails: z.array(z.string()),
  /** Whether another account is to be merged with this one, which waits for an answer. */
  open_merge: openMerge.nullable(),
  /** Members of the staff buy for themselves, and are not erased while they have a role. */
  can_be_acted_for: z.boolean(),
});
export type StaffCustomer = z.infer<typeof staffCustomer>;

/** POST /api/staff/customers/:id/organisation/ */
export const decideOrganisationRequest = z.object({
  decision: z.enum(['confirm', 'refuse']),
  /** Which wish was read: another one is decided by itself. */
  vat_number: z.string().max(30),
});
/** POST /api/staff/customers/:id/comment/. `was`: what was read; it is not saved over anything else. */
export const clubCommentRequest = z.object({
  comment: z.string().trim().max(2000),
  was: z.string().max(2000).optional(),
});

/** POST /api/staff/customers/:id/export/: all that is held about the customer, as the customer's own export has it. */
export const customerExport = z.record(z.string(), z.unknown());
/** POST /api/staff/customers/:id/erase/. `email`: the customer's, typed once more. */
export const eraseCustomerRequest = z.object({ email: z.string().trim().max(254) });
