import { createHash } from 'node:crypto';

/** Codes are stored as SHA-256 of their letters and digits in upper case. */
export const hashGiftCardCode = (code: string): Buffer => createHash('sha256').update(normalCode(code)).digest();
export const normalCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/gu, '');

/** Why a code pays nothing for good, or until staff say otherwise. */
export function endOfGiftCard(card: { is_active: boolean; replaced_by: number | null }): 'blocked' | 'replaced' | null {
  if (card.replaced_by !== null) return 'replaced';
  return card.is_active ? null : 'blocked';
}
