import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { environmentName } from './release-log.ts';
import { remoteName, versionName } from './release-manifest.ts';

/** Says which releases its browser sees instead of those that are live (ROUTE-139). */
export const overrideCookie = 'so_release';
export const overrideSeconds = 8 * 3600;

/** The `set-cookie` header of a value; an empty one that lasts no time ends the override. */
export const overrideHeader = (value: string, seconds: number): string =>
  `${overrideCookie}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;

const releaseOverride = z.object({
  /** Whose releases are seen, as far as it has any. */
  environment: environmentName.optional(),
  /** Remote → version, over those of the environment. */
  remotes: z.record(remoteName, versionName),
  /** Seconds since 1970 at which it ends. */
  until: z.int(),
});
export type ReleaseOverride = z.infer<typeof releaseOverride>;

/** The value of the cookie: what is seen, and who has the key says so. */
export function signOverride(override: ReleaseOverride, key: string): string {
  const told = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${told}.${signatureOf(told, key)}`;
}

/** What a cookie says; null where it is not the shop's, has ended or cannot be read. */
export function readOverride(value: string, key: string, nowMs: number = Date.now()): ReleaseOverride | null {
  const [told = '', signature = '', ...more] = value.split('.');
  if (more.length > 0 || !isSame(signature, signatureOf(told, key))) return null;
  const { data } = releaseOverride.safeParse(JSON.parse(Buffer.from(told, 'base64url').toString()));
  return data && data.until * 1000 > nowMs ? data : null;
}

const signatureOf = (told: string, key: string): string =>
  createHmac('sha256', key).update(`release override ${told}`).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
