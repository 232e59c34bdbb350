import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { needsState } from 'mf-shared/rules/address-state';
import { $cart, $checkoutForm, $session, setCartPostcode, setFormField, validateCart } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import words from 'mf-shared/ui/text/text.module.css';
import { Fragment, Suspense, useState } from 'react';
import { isNumericPostalCode, isWholePostalCode } from '../lib/postal-code.ts';
import { SplitLink } from '../lib/split-link.tsx';
import type { DetailField, DetailProblems } from './check-details.ts';
import { fieldShapes } from './field-shapes.ts';

/** The list of states is for three countries only. */
const AddressState = lazyPart(() => import('./address-state.tsx').then((part) => part.AddressState));

interface DetailsFieldsProps {
  problems: DetailProblems;
  formId: string;
  isSent: boolean;
}

/** The buyer's details. A problem is told once its field was left, or all of them once the form was sent. */
export function DetailsFields({ problems, formId, isSent }: DetailsFieldsProps) {
  const text = useText('mf-checkout');
  const { deliveryCountryCode: country } = usePageConfig();
  const form = useStore($checkoutForm, { ssr: 'initial' });
  const [left, setLeft] = useState<ReadonlySet<DetailField>>(new Set());
  const wiringOf = (field: DetailField, isLeft: boolean) => {
    const problem = isSent || (isLeft && form[field] !== '') ? problems[field] : undefined;
    return { id: `details-${field}`, form: formId, error: problem && text(problem.key, problem.values) };
  };
  const state = { ...wiringOf('state', true), label: text(`details.state_${country}`) };
  return (
    <>
      <SignInLine />
      <div className={layout.fields}>
        {fieldShapes.map(({ field, width, ...input }) => (
          <Fragment key={field}>
            {field === 'email' && needsState(country) && (
              <Suspense fallback={<TextField {...state} disabled />}>
                <AddressState {...state} />
              </Suspense>
            )}
            <TextField
              {...input}
              {...wiringOf(field, left.has(field))}
              name={field}
              className={width === 'full' ? undefined : layout[width]}
              label={text(`details.${field}`)}
              value={form[field]}
              required
              {...(field === 'postal_code' && isNumericPostalCode(country) ? { inputMode: 'numeric' } : {})}
              onBlur={() => setLeft(new Set([...left, field]))}
              onChange={(event) => typeInto(field, event.target.value, country)}
            />
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** Delivery follows the address until it has a postal code of its own. */
function typeInto(field: DetailField, value: string, country: string): void {
  setFormField(field, value);
  if (field !== 'postal_code' || isWholePostalCode($cart.get().postcode, country)) return;
  setCartPostcode(value);
  if (isWholePostalCode(value, country)) void validateCart();
}

function SignInLine() {
  const text = useText('mf-checkout');
  const href = useHref();
  const { isAuthenticated, email } = useStore($session, { ssr: 'initial' });
  return (
    <p className={`${words.label} ${words.soft}`}>
      {isAuthenticated ? (
        text('details.signed_in', { email })
      ) : (
        <SplitLink sentence={text('details.sign_in')} href={`${href('/accounts/login/')}?next=${href('/checkout/')}`} />
      )}
    </p>
  );
}
