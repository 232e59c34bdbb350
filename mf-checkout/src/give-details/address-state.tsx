import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $checkoutForm, setFormField } from 'mf-shared/stores';
import { StateField } from 'mf-shared/ui/field/state-field.tsx';

interface AddressStateProps {
  id: string;
  form: string;
  label: string;
  error: string | undefined;
}

/**
 * The state or province of the delivery address. One of another country, from before the country was changed, stands as
 * not chosen with words that say so, and is there again where that country is (CHECKOUT-81).
 */
export function AddressState(wiring: AddressStateProps) {
  const text = useText('mf-checkout');
  const { deliveryCountryCode } = usePageConfig();
  const { state } = useStore($checkoutForm, { ssr: 'initial' });
  return (
    <StateField
      {...wiring}
      name="state"
      required
      country={deliveryCountryCode}
      value={state}
      choose={text('details.choose_state')}
      onChange={(event) => setFormField('state', event.target.value)}
    />
  );
}
