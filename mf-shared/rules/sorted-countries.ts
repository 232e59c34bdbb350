/** Countries with their names in the language, in its alphabet's order. */
export function sortedCountries(codes: readonly string[], locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: names.of(code.toUpperCase()) ?? code }))
    .sort((one, other) => collator.compare(one.name, other.name));
}
