/** English dates as in Europe: the day before the month. */
export const europeanLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
