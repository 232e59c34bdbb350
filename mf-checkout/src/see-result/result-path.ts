import { decodeText } from 'mf-shared/rules/decode-text';

export type ResultKind = 'payment_ok' | 'payment_cancelled' | 'payment_error' | 'payment_address';

const kinds: readonly string[] = ['payment_ok', 'payment_cancelled', 'payment_error', 'payment_address'];

export interface ResultPath {
  kind: ResultKind;
  /** Null where the address names no order. */
  number: string | null;
  key: string | null;
}

/** Reads `/order/payment_ok/{number}/{key}/`, in the page's language or not. An unknown kind is an error page. */
export function readResultPath(path: string, aliases: Readonly<Record<string, ResultKind>> = {}): ResultPath {
  const segments = path.split('/').filter(Boolean).map(decodeText);
  const at = segments.findIndex((segment) => kinds.includes(segment) || segment in aliases);
  const named = segments[at] ?? '';
  const kind = kinds.includes(named) ? (named as ResultKind) : (aliases[named] ?? 'payment_error');
  return { kind, number: segments[at + 1] ?? null, key: segments[at + 2] ?? null };
}
