/** spec: shell §9 Locale cookie lifetime. */
const lifetimeS = 365 * 24 * 60 * 60;

/** Keeps delivery country and currency in the cookies that the server reads (spec: shell §9: path /, SameSite lax). */
export function saveCountry(country: string, currency: string): void {
  const cookies = { so_delivery_country_code: country, so_currency_code: currency };
  for (const [name, value] of Object.entries(cookies)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
    document.cookie = `${name}=${value}; path=/; max-age=${lifetimeS}; samesite=lax`;
  }
}
