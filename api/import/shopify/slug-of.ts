import { createHash } from 'node:crypto';

/** A name as a part of an address: `Haglöfs AB` → `haglofs-ab`. One without Latin letters has a number made of it. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
  return slug || `n${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}
