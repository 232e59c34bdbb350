import type { Locale } from '../contract/index.ts';
import type { Messages } from '../i18n/index.ts';

/** The design system's texts of a language; they come in one chunk with the shell's (shell/src/client/browser-texts.ts). */
export const loadUiTexts = (locale: Locale): Promise<{ default: Messages }> =>
  import(/* webpackChunkName: "texts-[request]" */ `./locales/${locale}.json`);
