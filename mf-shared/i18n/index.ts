export { addMessages, createI18n, translator } from './create-i18n.ts';
export { loadTexts } from './load-texts.ts';
export type { Messages, Texts, Translate } from './texts.ts';
export { I18nProvider, useText, useTexts } from './use-text.tsx';
