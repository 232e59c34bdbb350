import type { Locale } from 'mf-shared/contract';
import { addMessages, type Messages, type Texts } from 'mf-shared/i18n';

/** The rooms' own texts: customers never load them. */
const files: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  fi: () => import('../../locales/staff.fi.json', { with: { type: 'json' } }),
  en: () => import('../../locales/staff.en.json', { with: { type: 'json' } }),
  sv: () => import('../../locales/staff.sv.json', { with: { type: 'json' } }),
  de: () => import('../../locales/staff.de.json', { with: { type: 'json' } }),
  fr: () => import('../../locales/staff.fr.json', { with: { type: 'json' } }),
  ru: () => import('../../locales/staff.ru.json', { with: { type: 'json' } }),
};

/** Adds the rooms' texts to those of this remote. */
export async function loadStaffTexts(texts: Texts): Promise<void> {
  addMessages(texts, 'mf-account', (await files[texts.language]()).default);
}
