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
