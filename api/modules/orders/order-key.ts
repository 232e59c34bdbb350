import { createHash } from 'node:crypto';

/** The key that shows an order without signing in is stored as its SHA-256. */
export const hashOrderKey = (key: string): Buffer => createHash('sha256').update(key).digest();
