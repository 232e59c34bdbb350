import type { Locale } from 'mf-shared/contract';
import type { Messages, Texts } from './texts.ts';

const loads = new WeakMap<Texts, Map<string, Promise<void>>>();

/**
 * Loads a part of a package's texts that not every visitor needs, such as the staff's, and adds it to the package's
 * texts. It is loaded once; after a failure the next call tries again.
 * @param load the file of the part in a language
 */
export function loadTexts(
  texts: Texts,
  namespace: string,
  part: string,
  load: (locale: Locale) => Promise<{ default: Messages }>,
): Promise<void> {
  const known = loads.get(texts) ?? new Map<string, Promise<void>>();
  loads.set(texts, known);
  const id = `${namespace}/${part}`;
  const before = known.get(id);
  if (before) return before;
  const loading = load(texts.language).then(({ default: messages }) => texts.add(namespace, messages));
  known.set(id, loading);
  loading.catch(() => known.delete(id));
  return loading;
}
