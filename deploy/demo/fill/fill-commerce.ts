import { createHash } from 'node:crypto';
import { type Executor, hashPassword, insertMany, publishedPassword } from 'api/seed';
import { demoDiscountCodes, demoGiftCards } from '../shop/codes.ts';
import { demoCustomers } from '../shop/customers.ts';
import { demoDeliveryMethods } from '../shop/delivery-methods.ts';
import { demoPickupPoints } from '../shop/pickup-points.ts';

/** For bytea columns in JSON rows. */
export const sha256 = (text: string) => `\\x${createHash('sha256').update(text).digest('hex')}`;

/** The demo accounts; reviews point to them. */
export async function fillCustomers(db: Executor, today: string): Promise<void> {
  const passwordHash = await hashPassword(publishedPassword);
  await insertMany(
    db,
    'customers',
    demoCustomers.map((customer) => ({
      id: customer.id,
      email: customer.email,
      password_hash: passwordHash,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      address: customer.address,
      postal_code: customer.postalCode,
      city: customer.city,
      country: 'fi',
      language: 'fi',
      username: customer.username,
      is_active: true,
      is_demo_account: true,
      organisation: customer.organisation,
      is_staff: customer.isStaff,
      is_admin: customer.isAdmin,
      is_org_user: customer.isOrgUser,
      is_club_member: customer.isClubMember,
      activated_at: `${today}T00:00:00.000Z`,
    })),
  );
}

/** A table: the rows of wishlists, deliveries and codes. */
export async function fillCommerce(db: Executor, today: string): Promise<void> {
  await insertMany(
    db,
    'wishlist_items',
    demoCustomers.flatMap(({ id, wishlist }) => wishlist.map((modelId) => ({ customer_id: id, model_id: modelId }))),
  );
  await insertMany(
    db,
    'delivery_methods',
    demoDeliveryMethods.map((method, i) => ({
      id: i + 1,
      slug: method.slug,
      country_code: method.countryCode,
      kind: method.kind,
      carrier: method.carrier,
      names: method.names,
      descriptions: method.descriptions,
      price_minor: method.priceMinor,
      free_from_minor: method.freeFromMinor,
      days_from: method.days[0],
      days_to: method.days[1],
      sort_order: i,
    })),
  );
  await insertMany(
    db,
    'pickup_points',
    demoPickupPoints.map((point) => ({
      id: point.id,
      carrier: point.carrier,
      country_code: point.countryCode,
      name: point.name,
      address: point.address,
      postal_code: point.postalCode,
      city: point.city,
      opening_hours: point.openingHours,
      latitude: point.latitude,
      longitude: point.longitude,
    })),
  );
  await insertMany(
    db,
    'discount_codes',
    demoDiscountCodes(today).map((code, i) => ({
      id: i + 1,
      code: code.code,
      names: code.names,
      kind: code.kind,
      value: code.value,
      min_total_minor: code.minTotalMinor,
      excludes_offers: code.excludesOffers,
      club_only: code.clubOnly,
      starts_at: code.startsAt,
      ends_at: code.endsAt,
      max_uses: code.maxUses,
      uses: code.uses,
    })),
  );
  await insertMany(
    db,
    'gift_cards',
    demoGiftCards(today).map((card, i) => ({
      id: i + 1,
      code_hash: sha256(card.code.toUpperCase().replace(/[^A-Z0-9]/g, '')),
      code_hint: card.code.slice(-4),
      initial_minor: card.initialMinor,
      balance_minor: card.balanceMinor,
      expires_on: card.expiresOn,
      is_active: card.isActive,
    })),
  );
}
