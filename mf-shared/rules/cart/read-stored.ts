import { checkoutLimits } from 'mf-shared/contract/checkout-limits';

/** Careful readers for stored data: whatever an old release, another program or a broken disk left there. */
export type StoredRecord = Readonly<Record<string, unknown>>;

export function readRecord(value: unknown): StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StoredRecord) : {};
}

export function readString(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

export function readNumber(value: unknown, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

export function readBoolean(value: unknown): boolean {
  return value === true;
}

export function readNullable<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value);
}

/** Reads every item; those that `read` turns down with null are left out. */
export function readArray<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item) => item !== null);
}

export function readNumbers(value: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(readRecord(value)).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

const largestId = 2_147_483_647;

/** Null for what can be no variant's id: the service would refuse the whole cart for it. */
export function readVariantId(value: unknown): number | null {
  const id = readNumber(value);
  return Number.isInteger(id) && id > 0 && id <= largestId ? id : null;
}

/** Whole pieces; null where they are none, or more than the service takes. */
export function readAmount(value: unknown): number | null {
  const pieces = Math.round(readNumber(value));
  return pieces > 0 && pieces <= checkoutLimits.pieces ? pieces : null;
}
