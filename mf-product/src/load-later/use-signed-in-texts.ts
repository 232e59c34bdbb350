import type { Locale } from 'mf-shared/contract';
import { addMessages, type Messages, type Texts, useTexts } from 'mf-shared/i18n';
import { keepAsking } from 'mf-shared/ui/later.ts';
import { use } from 'react';

const files: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  fi: () => import('../../locales/signed-in.fi.json', { with: { type: 'json' } }),
  en: () => import('../../locales/signed-in.en.json', { with: { type: 'json' } }),
  sv: () => import('../../locales/signed-in.sv.json', { with: { type: 'json' } }),
  de: () => import('../../locales/signed-in.de.json', { with: { type: 'json' } }),
  fr: () => import('../../locales/signed-in.fr.json', { with: { type: 'json' } }),
  ru: () => import('../../locales/signed-in.ru.json', { with: { type: 'json' } }),
};
const asked = new WeakMap<Texts, Promise<void>>();

/** Waits for the texts of what only somebody who has signed in sees; others never load them. */
export function useSignedInTexts(): void {
  const texts = useTexts();
  const known = asked.get(texts) ?? load(texts);
  asked.set(texts, known);
  use(known);
}

async function load(texts: Texts): Promise<void> {
  const { default: messages } = await keepAsking(files[texts.language]);
  addMessages(texts, 'mf-product', messages);
}
