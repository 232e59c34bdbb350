import { checkoutForm } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { detailFields } from './check-details.ts';
import { fieldShapes } from './field-shapes.ts';

it('lets a browser fill every field that is asked for, in the order in which problems are told', () => {
  expect(fieldShapes.map(({ field }) => field)).toEqual(detailFields.filter((field) => field !== 'state'));
  expect(fieldShapes.map(({ autoComplete }) => autoComplete)).toEqual([
    'given-name',
    'family-name',
    'street-address',
    'postal-code',
    'address-level2',
    'email',
    'tel',
  ]);
});

it('lets nobody type more than the service takes', () => {
  for (const { field, maxLength } of fieldShapes)
    expect(checkoutForm.shape[field].safeParse('x'.repeat(maxLength ?? Number.NaN)).success, field).toBe(true);
});
