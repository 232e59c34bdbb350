/** No-break spaces where French has a space before a sign, so that no line begins with one (LOCALE-37). */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');
