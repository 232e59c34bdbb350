import type { ActingFor, Customer } from 'mf-shared/contract';
import type { ActingBuyer, Session } from 'mf-shared/stores';

/**
 * The customer as the service tells (SESSION-40, SESSION-41) as the session that the shop keeps (SESSION-9 to
 * SESSION-17).
 */
export function toSession(answer: Customer): Session {
  const { customer, acting_for: acting } = answer;
  return {
    isLoading: false,
    isAuthenticated: true,
    id: answer.id,
    firstName: answer.first_name,
    lastName: answer.last_name,
    email: customer.email,
    hashedEmail: customer.hashed_email,
    phone: answer.phone,
    address: answer.address,
    city: answer.city,
    state: answer.state,
    postcode: answer.postcode,
    country: answer.country,
    preferredStore: (acting ?? answer).preferred_store,
    isClubMember: (acting ?? answer).has_club_price,
    isStaffUser: answer.is_staff,
    isAdminUser: answer.is_admin,
    isOrgUser: acting?.is_org_user ?? customer.is_org_user,
    username: answer.is_staff || answer.is_admin ? answer.username : null,
    actingFor: acting && toBuyer(acting),
    wishlistModelIds: customer.wishlist_model_ids,
    voteReviews: customer.voted_reviews,
  };
}

const toBuyer = (acting: ActingFor): ActingBuyer => ({
  id: acting.id,
  firstName: acting.first_name,
  lastName: acting.last_name,
  email: acting.email,
  phone: acting.phone,
  address: acting.address,
  city: acting.city,
  state: acting.state,
  postcode: acting.postcode,
});
