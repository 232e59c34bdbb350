import { useState } from 'react';

/**
 * Whether what is stored has changed since somebody began to type over it (STAFF-42). The next save is over what is
 * stored by then, because it is shown beside what was typed.
 */
export function useSeen(stored: string, typed: string): boolean {
  const [begun, setBegun] = useState(stored);
  // Without typed changes, or after saving them, the stored value is the new start.
  if (begun !== stored && typed === stored) setBegun(stored);
  return begun !== stored && typed !== stored;
}
