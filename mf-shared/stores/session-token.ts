import type { LoginResponse } from 'mf-shared/contract';
import { atom } from 'nanostores';
import { clearCart } from './cart.ts';
import { $session, anonymousSession } from './session.ts';
import { rememberRenewal } from './token-age.ts';

const cookieName = 'so.auth';
const secondsPerDay = 86_400;

/** Counts sign-ins and sign-outs: the shell loads the customer anew when it changes. */
export const $signInCount = atom(0);

/** The Authorization value `'{token_type} {access_token}'`, or null (SESSION-25). Browser only. */
export function sessionToken(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookieName}=`));
  return pair ? decodeURIComponent(pair.slice(cookieName.length + 1)) : null;
}

/** Stores the token for `expires_in` converted to days, path /, secure, SameSite lax (SESSION-25 to SESSION-29). */
export function signIn(login: LoginResponse): void {
  keepToken(login);
  $session.set({ ...$session.get(), isLoading: true });
  $signInCount.set($signInCount.get() + 1);
}

/** Puts a token in the place of the one there is, for the same customer: nobody's page changes. */
export function keepToken(login: LoginResponse): void {
  const days = login.expires_in / secondsPerDay;
  writeCookie(encodeURIComponent(`${login.token_type} ${login.access_token}`), days * secondsPerDay);
  rememberRenewal(Date.now());
}

/** Asks anew who is signed in: something about them changed at the service. */
export function reloadSession(): void {
  $signInCount.set($signInCount.get() + 1);
}

/** Clears the cookie and the customer (SESSION-19). */
export function signOut(): void {
  writeCookie('', 0);
  // The cart of somebody for whom the staff buy is not this device's.
  if ($session.get().actingFor) clearCart();
  $session.set(anonymousSession);
  $signInCount.set($signInCount.get() + 1);
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${cookieName}=${value}; Max-Age=${Math.round(maxAgeSeconds)}; Path=/; Secure; SameSite=Lax`;
}
