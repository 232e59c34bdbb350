import { loadTexts, type Texts } from 'mf-shared/i18n';
import { loadCaseTexts } from '../cases/use-case-part.ts';

/** Adds the staff's texts, and those of returns and complaints, to those of this remote: customers never load them. */
export async function loadStaffTexts(texts: Texts): Promise<void> {
  await Promise.all([
    loadCaseTexts(texts),
    loadTexts(texts, 'mf-account', 'staff', (locale) => import(`../../locales/staff.${locale}.json`)),
  ]);
}
