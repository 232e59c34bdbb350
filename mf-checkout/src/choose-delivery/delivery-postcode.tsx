import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $checkoutForm, type Cart, setCartPostcode, setFormField, validateCart } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { checkPostalCode, isNumericPostalCode, isWholePostalCode } from '../lib/postal-code.ts';
import styles from './choose-delivery.module.css';

/** The postal code for delivery; the address below takes it over until it is given another (CHECKOUT-79). */
export function DeliveryPostcode({ cart: { postcode, answer } }: { cart: Pick<Cart, 'postcode' | 'answer'> }) {
  const text = useText('mf-checkout');
  const { deliveryCountryCode } = usePageConfig();
  const [isLeft, setIsLeft] = useState(false);
  const problem = isLeft && postcode !== '' ? checkPostalCode(postcode, deliveryCountryCode) : null;
  const refusal = answer.errors.find(({ field }) => field === 'postal_code')?.message;
  const handleType = (typed: string) => {
    const { postal_code } = $checkoutForm.get();
    if (postal_code === '' || postal_code === postcode) setFormField('postal_code', typed);
    setCartPostcode(typed);
    if (isWholePostalCode(typed, deliveryCountryCode)) void validateCart();
  };
  return (
    <TextField
      id="delivery-postal-code"
      className={styles.postcode}
      label={text('delivery.postal_code')}
      value={postcode}
      inputMode={isNumericPostalCode(deliveryCountryCode) ? 'numeric' : 'text'}
      autoComplete="shipping postal-code"
      maxLength={12}
      hint={postcode === '' ? text('delivery.postal_code_hint') : undefined}
      error={problem ? text(problem.key, problem.values) : refusal}
      onBlur={() => setIsLeft(true)}
      onChange={(event) => handleType(event.target.value)}
    />
  );
}
