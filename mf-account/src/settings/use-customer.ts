import type { Customer } from 'mf-shared/contract';
import { type Query, useApi, useQuery } from 'mf-shared/http';
import { $session } from 'mf-shared/stores';
import { useCallback } from 'react';

/** What PATCH /api/customer/ takes; what is not sent stays. */
export type CustomerChange = Partial<
  Pick<
    Customer,
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'address'
    | 'postcode'
    | 'city'
    | 'state'
    | 'country'
    | 'preferred_store'
    | 'interests'
    | 'marketing_consent'
    | 'sms_consent'
    | 'review_consent'
    | 'reminder_consent'
    | 'is_club_member'
    | 'scout'
    | 'latu'
    | 'gift_category'
  >
>;

export type SaveCustomer = (change: CustomerChange) => Promise<void>;

/** The signed-in customer whole, for the settings. `save` shows the new name in the session at once; it throws ApiFailure. */
export function useCustomer(): Query<Customer> & { save: SaveCustomer } {
  const api = useApi();
  const customer = useQuery<Customer>('/api/customer/');
  const { setData } = customer;
  const save = useCallback(
    async (change: CustomerChange) => {
      const saved = await api.patch<Customer>('/api/customer/', change);
      setData(() => saved);
      const { first_name: firstName, last_name: lastName, phone, address, postcode, city, state, country } = saved;
      const { has_club_price: isClubMember, preferred_store: preferredStore } = saved.acting_for ?? saved;
      $session.set({
        ...{ ...$session.get(), isClubMember, preferredStore, firstName, lastName },
        ...{ phone, address, postcode, city, state, country },
      });
    },
    [api, setData],
  );
  return { ...customer, save };
}
