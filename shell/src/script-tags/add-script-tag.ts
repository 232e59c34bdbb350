import type { ScriptTag } from 'mf-shared/contract/script-tags';
import { trustTag } from '../remotes/trust.ts';

/** Adds a script of others that the document names (CONF-72). It gets neither the visitor's cookies nor the page's address. */
export function addScriptTag(tag: ScriptTag): void {
  const script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  trustTag(script, tag);
  document.head.append(script);
}
