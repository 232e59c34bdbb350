export { addMessages, createI18n, type Messages, type Translate, translator } from './create-i18n.ts';
export { I18nProvider, useText } from './use-text.tsx';
