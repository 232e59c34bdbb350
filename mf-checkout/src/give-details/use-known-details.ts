import { useStore } from '@nanostores/react';
import { usePageConfig } from 'mf-shared/router';
import { isStateOf } from 'mf-shared/rules/address-state';
import { $cart, $session, fillEmptyFields, setCartPostcode } from 'mf-shared/stores';
import { useEffect } from 'react';

/**
 * Fills what a signed-in customer, or the one for whom a member of the staff buys, has told before, and overwrites nothing
 * that was typed. An address whose state is in another country is none to send to (SESSION-86).
 */
export function useKnownDetails(): void {
  const session = useStore($session, { ssr: 'initial' });
  const { deliveryCountryCode } = usePageConfig();
  useEffect(() => {
    if (!session.isAuthenticated) return;
    const buyer = session.actingFor ?? session;
    fillEmptyFields({
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      email: buyer.email,
      phone: buyer.phone,
    });
    const { address, city, state, postcode } = buyer;
    if (state !== '' && !isStateOf(deliveryCountryCode, state)) return;
    fillEmptyFields({ address, city, state, postal_code: postcode });
    if ($cart.get().postcode === '' && postcode !== '') setCartPostcode(postcode);
  }, [session, deliveryCountryCode]);
}
