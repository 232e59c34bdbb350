import { decodeText } from 'mf-shared/rules/decode-text';

/** Which order's receipts an address asks for. */
export interface LinkedReceipts {
  number: string;
  /** The order's key, for guests; null for who is signed in. */
  key: string | null;
}

/** Reads `#{number}` or `#{number}/{key}`: the part after the number sign is sent to no server. */
export function linkedReceipts(hash: string): LinkedReceipts | null {
  const [number, key] = hash.replace(/^#/, '').split('/').map(decodeText);
  return number ? { number, key: key || null } : null;
}
