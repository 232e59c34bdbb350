/** The flag of a country as the two letters that systems draw as one. */
export const countryFlag = (code: string): string =>
  String.fromCodePoint(...[...code.toUpperCase()].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));
