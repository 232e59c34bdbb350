import { atom } from 'nanostores';

/** Ids of the merchant's script tags that load only where a page has a place for them, and whose place has come near. */
export const $wantedScripts = atom<ReadonlySet<string>>(new Set());

export function wantScript(id: string): void {
  const wanted = $wantedScripts.get();
  if (!wanted.has(id)) $wantedScripts.set(new Set([...wanted, id]));
}
