import { z } from 'zod';
import { rowId } from './row-id.ts';
import { staffRoles } from './staff-choices.ts';

export const staffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRole>;

/** What a call of the staff needs, and a room or button is shown for. */
export const staffRight = z.enum([
  'staff.enter',
  ...(['orders.read', 'orders.move', 'orders.money', 'orders.payments'] as const),
  ...(['returns.read', 'returns.take', 'returns.decide'] as const),
  ...(['complaints.work', 'refunds.work', 'reviews.work', 'rental.work'] as const),
  ...(['transfers.ask', 'transfers.work'] as const),
  ...(['products.read', 'products.stock', 'products.texts', 'products.prices', 'products.make'] as const),
  ...([
    'pictures.add',
    'codes.keep',
    'gift_cards.work',
    'redirects.keep',
    'search.keep',
    'brands.keep',
    'attributes.keep',
    'pages.keep',
    'posts.keep',
    'keywords.keep',
    'campaigns.keep',
    'gift_campaigns.keep',
    'newsletters.keep',
    'groups.keep',
    'deliveries.keep',
    'taxes.keep',
  ] as const),
  ...(['stores.hours', 'stores.keep'] as const),
  ...(['customers.read', 'customers.work', 'customers.data', 'customers.merge'] as const),
  ...(['figures.sales', 'figures.demand', 'log.read'] as const),
  ...(['content.banners', 'settings.change', 'systems.keep', 'releases.see', 'people.keep'] as const),
]);
export type StaffRight = z.infer<typeof staffRight>;

const storeOfStaff = z.object({ id: z.number().int(), name: z.string() });

/** GET /api/staff/me/: what the caller may do. */
export const staffMe = z.object({
  role: staffRole,
  /** The store whose stock, pickups and returns are handled by store staff; null for other staff. */
  store: storeOfStaff.nullable(),
  rights: z.array(staffRight),
  translates: z.literal(true).optional().describe('the operator has a translator, and the role writes texts'),
});
export type StaffMe = z.infer<typeof staffMe>;

export const staffPerson = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  store: storeOfStaff.nullable(),
  has_second_factor: z.boolean(),
  is_you: z.boolean(),
});
export type StaffPerson = z.infer<typeof staffPerson>;
/** GET /api/staff/people/: everybody with a role, and the stores that one can work in. */
export const staffPeople = z.object({ results: z.array(staffPerson), stores: z.array(storeOfStaff) });
export type StaffPeople = z.infer<typeof staffPeople>;

const roleOfPerson = {
  role: staffRole,
  /** Needed for store staff, ignored for others. */
  store_id: rowId.nullable().default(null),
};
/** The role that was read: it is neither saved over anything else nor ended. */
const was = z.object({ role: staffRole, store_id: rowId.nullable() });
/** PUT /api/staff/people/{id}/ */
export const staffRoleRequest = z.object({ ...roleOfPerson, was });
/** POST /api/staff/people/{id}/end/ */
export const endStaffRole = z.object({ was });
/** POST /api/staff/people/: somebody who has an account. */
export const newStaffPerson = z.object({ email: z.string().trim().max(254), ...roleOfPerson });
export type NewStaffPerson = z.infer<typeof newStaffPerson>;
