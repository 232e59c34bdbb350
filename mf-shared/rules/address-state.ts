/** Whether an address there needs a state or province (CHECKOUT-81). The list is in states.ts: a page can do without it. */
export const needsState = (country: string): boolean => /^(us|ca|au)$/i.test(country);

/** Whether a code such as `US-CA` may be a state of the country. */
export const isStateOf = (country: string, code: string): boolean => code.startsWith(`${country.toUpperCase()}-`);

/** The code as the country's post and its payment providers write it: `CA` of `US-CA`. */
export const shortState = (code: string): string => code.slice(3);

/** Postal code and town in one line as the post of the country writes them: `33100 Tampere`, `Austin, TX 78701`. */
export function townLine({ postal_code, city, state }: { postal_code: string; city: string; state: string }): string {
  const town = isStateOf('us', state) ? `${city},` : city;
  const parts = state === '' ? [postal_code, city] : [town, shortState(state), postal_code];
  return parts.filter(Boolean).join(' ');
}
