/** The language chosen in the dialog; the server reads it at the root path. */
export const localeCookie = 'so_locale';

const maxAgeSeconds = 365 * 86_400;

export function cookieValue(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}

/** Lifetime 365 days, path /, SameSite lax (LOCALE-34 to LOCALE-36). */
export function saveCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`;
}
