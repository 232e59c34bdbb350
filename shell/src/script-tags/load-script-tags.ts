import type { ScriptTag } from 'mf-shared/contract/script-tags';
import { $consent } from 'mf-shared/stores';

/**
 * Loads the merchant's script tags, each once the visitor agreed to what it is for (CONF-72). A script that runs cannot be
 * taken back: where the visitor says no later, the next document is without it.
 */
export function loadScriptTags(tags: readonly ScriptTag[], add: (tag: ScriptTag) => void): void {
  if (tags.length === 0) return;
  const waiting = new Set(tags);
  $consent.subscribe((consent) => {
    for (const tag of waiting) {
      if (!consent[tag.consent]) continue;
      waiting.delete(tag);
      add(tag);
    }
  });
}
