import { loadTexts, type Texts } from 'mf-shared/i18n';
import type { ComponentType } from 'react';
import { loadStaffTexts } from '../staff/staff-texts.ts';
import { EditHere, type EditHereProps } from './edit-here.tsx';

/** The forms beside the page once their words are there. */
export async function loadEditHere(texts: Texts): Promise<ComponentType<EditHereProps>> {
  await Promise.all([
    loadStaffTexts(texts),
    loadTexts(texts, 'mf-account', 'edit-here', (locale) => import(`../../locales/edit-here.${locale}.json`)),
  ]);
  return EditHere;
}
