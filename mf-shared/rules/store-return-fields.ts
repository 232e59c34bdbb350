import type { StoreReturnForm, StoreReturnStatus } from 'mf-shared/contract';
import { normaliseEmail } from './email-address.ts';
import { normaliseIban } from './iban.ts';
import { roundHalfAway } from './minor-units.ts';
import { normalisePhone } from './phone-number.ts';
import { nextReturnStatuses } from './return-moves.ts';

type Flag = 'required' | 'invalid' | 'email' | 'phone' | 'iban' | 'price';

/** Numbers without a country's code are taken as Finnish. */
const home = 'fi';

/** `29,90` → 2990 cents; null for what is no price. */
export function priceMinor(typed: string): number | null {
  if (!/^\d{1,5}(?:[.,]\d{1,2})?$/.test(typed)) return null;
  return roundHalfAway(Number(typed.replace(',', '.')) * 100) || null;
}

/**
 * The error flags of the form about a purchase in a store, field → what is wrong, in the form's order (AFTER-82, AFTER-83). A
 * row's field is `rows.0.model`.
 */
export function storeReturnFlags(form: StoreReturnForm): Map<string, Flag> {
  const flags = new Map<string, Flag>();
  const check = (field: string, value: string, flag?: Flag, isRight = true) => {
    if (value.trim() === '') flags.set(field, 'required');
    else if (flag && !isRight) flags.set(field, flag);
  };
  check('store', form.store);
  check('receipt', form.receipt);
  check('timeOfPurchase', form.timeOfPurchase);
  for (const [index, { model, size, noSize, price, reason }] of form.rows.entries()) {
    check(`rows.${index}.model`, model);
    if (!noSize) check(`rows.${index}.size`, size);
    check(`rows.${index}.price`, price, 'price', priceMinor(price) !== null);
    check(`rows.${index}.reason`, reason);
  }
  if (form.payout === 'bank') {
    check('accountHolder', form.accountHolder);
    check('iban', form.iban, 'iban', normaliseIban(form.iban) !== null);
  }
  check('name', form.name);
  check('email', form.email, 'email', normaliseEmail(form.email) !== null);
  check('phone', form.phone, 'phone', normalisePhone(home, form.phone) !== null);
  return flags;
}

const isOfStores = (status: string): status is StoreReturnStatus => status !== 'fixing-return';

/** Where such a return may go: as one of an order does, without repairs. */
export const nextStoreReturnStatuses = (from: StoreReturnStatus): readonly StoreReturnStatus[] =>
  nextReturnStatuses(from).filter(isOfStores);

/** Begins the code of such a return, so that one page opens it and returns of orders. */
const codePrefix = 'ST';
const codeLength = 14;

/** The code as it is shown: `ST-7K2M-9QXP-4RTB`. */
export const storeReturnCode = (code: string): string => `${codePrefix}-${code}`;

/** The code without what shows whose it is; null for another case's. */
export function codeOfStoreReturn(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return code.length === codeLength && code.startsWith(codePrefix) ? code.slice(codePrefix.length) : null;
}
