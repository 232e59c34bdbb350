import type { Locale } from 'mf-shared/contract';
import { type Messages, Texts, type Translate } from './texts.ts';

/** One instance per language: nothing is switched at run time, so that the server can render six languages side by side. */
export function createI18n(locale: Locale): Texts {
  return new Texts(locale);
}

/** Adds a package's texts under its namespace: `mf-product`, `shell`, `ui`. */
export function addMessages(texts: Texts, namespace: string, messages: Messages): void {
  texts.add(namespace, messages);
}

/** Reads one namespace's texts outside React (heads, loaders, stores). */
export function translator(texts: Texts, namespace: string): Translate {
  return (key, values) => texts.translate(namespace, key, values);
}
