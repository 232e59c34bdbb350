/** `20 000 mm` and `544 g` stay on one line: a thousand's parts with each other, a number with its short unit. */
export const unbrokenFigures = (text: string): string =>
  text.replace(/(?<=\d) (?=\d{3}(?!\d)|\p{L}{1,2}(?![\p{L}\d]))/gu, '\u00a0');
