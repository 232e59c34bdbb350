import { z } from 'zod';

const written = /^\d{1,7}(\.\d{1,2})?$/;

/** Says what is wrong with a price, and how to write it. */
function priceFault(input: unknown): string {
  if (input === undefined) return 'is missing';
  const text = String(input);
  const inFull = text.replace(/[\s\u00a0€]/g, '');
  const point =
    /^\d{1,3}([.,]\d{3})*([.,]\d{1,2})?$/.test(inFull) && /,|\..*\./.test(inFull) ? withPoint(inFull) : null;
  const advice = point ? `write ${point}` : 'write an amount like 349.90, at least 0, with at most two decimals';
  if (text.includes(',')) return `“${text}” has a comma: ${advice}`;
  return `“${text}” is not a price: ${advice}`;
}

/** `1.299,00` and `1,299.00` → `1299.00`: the last sign parts the decimals, unless three digits follow it. */
function withPoint(text: string): string {
  const [, whole = '', decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole.replace(/[.,]/g, '') + (decimals === undefined ? '' : `.${decimals}`);
}

/** An amount in the shop's currency, VAT of the base tax area included. */
export const price = z
  .union([z.number(), z.string()], { error: ({ input }) => priceFault(input) })
  .refine((value) => written.test(String(value)), { error: ({ input }) => priceFault(input) })
  .meta({ description: 'An amount like 349.90: at least 0, at most two decimals, parted by a point.' });

export type WrittenPrice = z.infer<typeof price>;

export const minorOf = (value: WrittenPrice): number => Math.round(Number(value) * 100);
