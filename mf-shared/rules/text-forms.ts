/**
 * Returns the keys under which a text may stand, the best first: for none `key_zero`, then the plural form of the language
 * (`key_one`, `key_few`, `key_many`, `key_other`), then the key itself.
 */
export function pluralKeys(key: string, count: unknown, plurals: Intl.PluralRules): string[] {
  if (typeof count !== 'number') return [key];
  const keys = [`${key}_${plurals.select(count)}`, key];
  return count ? keys : [`${key}_zero`, ...keys];
}

/** Puts values into a text, as they are: `{{name}}` in a value is not looked at again. One that is missing leaves nothing. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/{{(\w+)}}/g, (_, name) => String(values[name] ?? ''));
