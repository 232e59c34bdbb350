import { useStore } from '@nanostores/react';
import { $cart, $session, fillEmptyFields, setCartPostcode } from 'mf-shared/stores';
import { useEffect } from 'react';

/** Fills what a signed-in customer has told before, and overwrites nothing that was typed. */
export function useKnownDetails(): void {
  const session = useStore($session, { ssr: 'initial' });
  useEffect(() => {
    if (!session.isAuthenticated) return;
    fillEmptyFields({
      first_name: session.firstName,
      last_name: session.lastName,
      address: session.address,
      postal_code: session.postcode,
      city: session.city,
      email: session.email,
      phone: session.phone,
    });
    if ($cart.get().postcode === '' && session.postcode !== '') setCartPostcode(session.postcode);
  }, [session]);
}
