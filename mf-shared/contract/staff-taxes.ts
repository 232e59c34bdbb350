import { z } from 'zod';

/** Percent of VAT by tax class and the first day on which it holds, such as `5 2024-09-01`; it ends where the next begins. */
const storedRates = z.record(z.string(), z.number());
const writtenRates = z
  .record(
    z.string().regex(/^\d{1,2} \d{4}-(0[1-9]|1[0-2])-\d\d$/),
    z.number().min(0).max(50).describe('with two decimals at most'),
  )
  .refine((rates) => Object.keys(rates).length <= 200);

/** What staff say of a tax area. */
export const taxState = z.object({ rates: storedRates });
export type TaxState = z.infer<typeof taxState>;

export const staffTaxArea = taxState.extend({
  id: z.number().int(),
  name: z.string(),
  countries: z.array(z.string()).describe('their names, in the reader’s language'),
  is_base: z.boolean().describe('whether prices are written with its VAT'),
});
export type StaffTaxArea = z.infer<typeof staffTaxArea>;

/** GET /api/staff/taxes/ */
export const staffTaxes = z.object({
  results: z.array(staffTaxArea),
  classes: z.array(z.object({ tax_class: z.number().int(), model_count: z.number().int() })),
  delivery_class: z.number().int().describe('the class of sending goods'),
  today: z.string().describe('the day, in UTC, by which rates hold'),
});
export type StaffTaxes = z.infer<typeof staffTaxes>;

/** PUT /api/staff/taxes/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const taxRequest = z.object({ rates: writtenRates, was: taxState.optional() });
