import { decodeText } from 'mf-shared/rules/decode-text';

/** What an order's page tells the form: behind the number sign, which is sent to no server. */
export interface ComplaintLink {
  number: string;
  key: string;
}

export const complaintLink = ({ number, key }: { number: string; key?: string | undefined }): string =>
  `#${[number, key ?? ''].map(encodeURIComponent).join('/')}`;

/** The part of an address behind the number sign; null where no order stands there. */
export function readComplaintLink(hash: string): ComplaintLink | null {
  const [number = '', key = ''] = hash.replace(/^#/, '').split('/').map(decodeText);
  return /^[\w-]{1,40}$/.test(number) ? { number, key } : null;
}
