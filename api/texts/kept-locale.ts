import { type Locale, locale, localeCodes } from 'mf-shared/contract';

/** The language that a row of the database names; the shop's first where it is none of the six. */
export const keptLocale = (language: unknown): Locale => locale.catch(localeCodes[0]).parse(language);
