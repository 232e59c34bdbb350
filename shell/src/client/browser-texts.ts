import type { Locale } from 'mf-shared/contract';
import type { Messages } from 'mf-shared/i18n';

/** The shell's and the design system's texts of one language: one chunk per language, preloaded by the page. */
export async function loadShellTexts(locale: Locale): Promise<{ shell: Messages; ui: Messages }> {
  switch (locale) {
    case 'en':
      return import(/* webpackChunkName: "texts-en" */ './texts/en.ts');
    case 'sv':
      return import(/* webpackChunkName: "texts-sv" */ './texts/sv.ts');
    case 'de':
      return import(/* webpackChunkName: "texts-de" */ './texts/de.ts');
    case 'fr':
      return import(/* webpackChunkName: "texts-fr" */ './texts/fr.ts');
    case 'ru':
      return import(/* webpackChunkName: "texts-ru" */ './texts/ru.ts');
    default:
      return import(/* webpackChunkName: "texts-fi" */ './texts/fi.ts');
  }
}
