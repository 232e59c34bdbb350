import type { Locale } from 'mf-shared/contract';
import type { Messages } from 'mf-shared/i18n';
import { loadUiTexts } from 'mf-shared/ui/load-ui-texts.ts';

const loadFrameTexts = (locale: Locale): Promise<{ default: Messages }> =>
  import(/* webpackChunkName: "texts-[request]" */ `../../locales/${locale}.json`);

/** The shell's and the design system's texts of one language: one chunk per language, preloaded by the page. */
export async function loadShellTexts(locale: Locale): Promise<{ shell: Messages; ui: Messages }> {
  const [shell, ui] = await Promise.all([loadFrameTexts(locale), loadUiTexts(locale)]);
  return { shell: shell.default, ui: ui.default };
}
