import { signedPath } from '../../attachments/attachment-view.ts';
import type { ServiceSecret } from '../../secrets/service-secret.ts';

/** Days that the files of a copy can be fetched by their addresses (SESSION-84). */
const days = 7;

/** How a file is named in a copy of somebody's data: with an address that works for some days. */
export type NameFile = <Facts extends { id: string }>(file: Facts) => Omit<Facts, 'id'> & { address: string };

export function namedFiles(secret: ServiceSecret, publicUrl: string): NameFile {
  const expires = Math.ceil(Date.now() / 1000) + days * 86_400;
  return ({ id, ...facts }) => ({ ...facts, address: publicUrl + signedPath(secret, id, expires) });
}
