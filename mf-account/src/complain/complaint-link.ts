import { decodeText } from 'mf-shared/rules/decode-text';

/** What an order's page tells the form: behind the number sign, which is sent to no server. */
export interface ComplaintLink {
  number: string;
  key: string;
  /** The variant that it is about; null where it is chosen in the form. */
  productId: number | null;
}

interface Linked {
  number: string;
  key?: string | undefined;
  productId?: number;
}

export const complaintLink = ({ number, key, productId }: Linked): string =>
  `#${[number, key ?? '', productId ?? []].flat().map(encodeURIComponent).join('/')}`;

/** The part of an address behind the number sign; null where no order stands there. */
export function readComplaintLink(hash: string): ComplaintLink | null {
  const [number = '', key = '', product = ''] = hash.replace(/^#/, '').split('/').map(decodeText);
  return /^[\w-]{1,40}$/.test(number)
    ? { number, key, productId: /^\d{1,9}$/.test(product) ? Number(product) : null }
    : null;
}
