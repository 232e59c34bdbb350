/** The language chosen in the dialog; the server reads it at the root path. */
export const localeCookie = 'so_locale';

const maxAgeSeconds = 365 * 86_400;

export function cookieValue(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}

/** Lifetime 365 days or that of the visit, path /, SameSite lax (LOCALE-34 to LOCALE-36). */
export function saveCookie(name: string, value: string, lasts: 'year' | 'visit' = 'year'): void {
  const lifetime = lasts === 'year' ? ` Max-Age=${maxAgeSeconds};` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)};${lifetime} Path=/; SameSite=Lax`;
}
