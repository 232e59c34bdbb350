import { createHash } from 'node:crypto';

/** Codes are stored as SHA-256 of their letters and digits in upper case. */
export const hashGiftCardCode = (code: string): Buffer => createHash('sha256').update(normalCode(code)).digest();
export const normalCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/gu, '');
