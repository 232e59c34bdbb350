import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { $cart, $checkoutForm, $session, setCartPostcode, setFormField, validateCart } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import { useState } from 'react';
import { isNumericPostalCode, isWholePostalCode } from '../lib/postal-code.ts';
import { SplitLink } from '../lib/split-link.tsx';
import type { DetailField, DetailProblems } from './check-details.ts';
import { fieldShapes } from './field-shapes.ts';

/** The buyer's details. A problem is told once its field was left, or all of them once the form was sent. */
export function DetailsFields({
  problems,
  formId,
  isSent,
}: {
  problems: DetailProblems;
  formId: string;
  isSent: boolean;
}) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { deliveryCountryCode } = usePageConfig();
  const form = useStore($checkoutForm, { ssr: 'initial' });
  const session = useStore($session, { ssr: 'initial' });
  const [left, setLeft] = useState<ReadonlySet<DetailField>>(new Set());
  const handleType = (field: DetailField, value: string) => {
    setFormField(field, value);
    if (field !== 'postal_code' || isWholePostalCode($cart.get().postcode, deliveryCountryCode)) return;
    // Delivery follows the address until it has a postal code of its own.
    setCartPostcode(value);
    if (isWholePostalCode(value, deliveryCountryCode)) void validateCart();
  };
  return (
    <>
      <p className={`${words.label} ${words.soft}`}>
        {session.isAuthenticated ? (
          text('details.signed_in', { email: session.email })
        ) : (
          <SplitLink
            sentence={text('details.sign_in')}
            href={`${href('/accounts/login/')}?next=${href('/checkout/')}`}
          />
        )}
      </p>
      <div className={layout.fields}>
        {fieldShapes.map(({ field, width, ...input }) => {
          const problem = isSent || (left.has(field) && form[field] !== '') ? problems[field] : undefined;
          return (
            <TextField
              {...input}
              key={field}
              id={`details-${field}`}
              name={field}
              form={formId}
              className={width === 'full' ? undefined : layout[width]}
              label={text(`details.${field}`)}
              value={form[field]}
              required
              {...(field === 'postal_code' && isNumericPostalCode(deliveryCountryCode) ? { inputMode: 'numeric' } : {})}
              error={problem && text(problem.key, problem.values)}
              onBlur={() => setLeft(new Set([...left, field]))}
              onChange={(event) => handleType(field, event.target.value)}
            />
          );
        })}
      </div>
    </>
  );
}
