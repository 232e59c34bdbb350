import { useStore } from '@nanostores/react';
import { $cart, $session, fillEmptyFields, setCartPostcode } from 'mf-shared/stores';
import { useEffect } from 'react';

/** Fills what a signed-in customer, or the one for whom a member of the staff buys, has told before, and overwrites nothing that was typed. */
export function useKnownDetails(): void {
  const session = useStore($session, { ssr: 'initial' });
  useEffect(() => {
    if (!session.isAuthenticated) return;
    const buyer = session.actingFor ?? session;
    fillEmptyFields({
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      address: buyer.address,
      postal_code: buyer.postcode,
      city: buyer.city,
      state: buyer.state,
      email: buyer.email,
      phone: buyer.phone,
    });
    if ($cart.get().postcode === '' && buyer.postcode !== '') setCartPostcode(buyer.postcode);
  }, [session]);
}
