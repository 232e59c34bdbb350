import { loadTexts, type Texts } from 'mf-shared/i18n';

/** Adds the staff's texts to those of this remote: customers never load them. */
export function loadStaffTexts(texts: Texts): Promise<void> {
  return loadTexts(texts, 'mf-account', 'staff', (locale) => import(`../../locales/staff.${locale}.json`));
}
