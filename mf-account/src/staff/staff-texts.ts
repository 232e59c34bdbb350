import { loadTexts, type Texts } from 'mf-shared/i18n';
import { loadCaseTexts } from '../cases/use-case-part.ts';

/** Adds the texts of the staff, of settings, and of returns and complaints to those of this remote: customers never load them. */
export async function loadStaffTexts(texts: Texts): Promise<void> {
  await Promise.all([
    loadCaseTexts(texts),
    loadTexts(texts, 'mf-account', 'staff', (locale) => import(`../../locales/staff.${locale}.json`)),
    loadTexts(texts, 'mf-account', 'settings', (locale) => import(`../../locales/settings.${locale}.json`)),
  ]);
}
