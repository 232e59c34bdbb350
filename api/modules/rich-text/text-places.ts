/** The places in rich text that the shop fills with what it knows: `{email}` becomes its address. */
const names = [
  ...(['countries', 'legal_guarantee', 'storage', 'company', 'address'] as const),
  ...(['business_id', 'vat_number', 'email', 'phone'] as const),
];
type TextPlace = (typeof names)[number];

/** Any of them, as a part of a pattern. */
export const placePattern = `\\{(?:${names.join('|')})\\}`;

/** Puts HTML into places that stand among words. */
export const fillPlaces = (html: string, values: Partial<Record<TextPlace, string>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value), html);

/** A place for what stands in no paragraph, such as a list. */
export const fillBlock = (html: string, name: TextPlace, value: () => string): string =>
  html.replaceAll(new RegExp(`<p>\\{${name}\\}</p>|\\{${name}\\}`, 'g'), value);
