import type { InputHTMLAttributes } from 'react';
import type { DetailField } from './check-details.ts';

type FieldShape = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'type' | 'maxLength' | 'autoCapitalize'
> & {
  field: Exclude<DetailField, 'state'>;
  width: 'full' | 'half' | 'third' | 'twoThirds';
};

/** How each field stands and what a browser may fill it with. */
export const fieldShapes: readonly FieldShape[] = [
  { field: 'first_name', width: 'half', autoComplete: 'given-name', maxLength: 100 },
  { field: 'last_name', width: 'half', autoComplete: 'family-name', maxLength: 100 },
  { field: 'address', width: 'full', autoComplete: 'street-address', maxLength: 200 },
  { field: 'postal_code', width: 'third', autoComplete: 'postal-code', maxLength: 12 },
  { field: 'city', width: 'twoThirds', autoComplete: 'address-level2', maxLength: 100 },
  { field: 'email', width: 'twoThirds', autoComplete: 'email', type: 'email', maxLength: 254, autoCapitalize: 'none' },
  { field: 'phone', width: 'third', autoComplete: 'tel', type: 'tel', maxLength: 40 },
];
