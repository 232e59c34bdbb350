import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text for a URL or header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. Tokens are random, so a fast hash is enough. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();
