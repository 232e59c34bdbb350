import { loadTexts, type Texts } from 'mf-shared/i18n';
import type { ComponentType } from 'react';
import { loadSettingKeys, loadStaffTexts } from '../staff/staff-texts.ts';
import { Palette, type PaletteProps } from './palette.tsx';

export type ReadyPalette = ComponentType<Omit<PaletteProps, 'settingKeys'>>;

/** The palette once its words are there. */
export async function loadPalette(texts: Texts): Promise<ReadyPalette> {
  const [settingKeys] = await Promise.all([
    loadSettingKeys(texts),
    loadStaffTexts(texts),
    loadTexts(texts, 'mf-account', 'palette', (locale) => import(`../../locales/palette.${locale}.json`)),
  ]);
  return (props) => <Palette {...props} settingKeys={settingKeys} />;
}
