import { log } from './log.ts';

/** Origins that a payment provider's page needs: GET /api/payments/csp/. */
export interface PaymentOrigins {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  form: readonly string[];
}

const ownOnly: PaymentOrigins = { script: [], connect: [], frame: [], form: [] };
const sources = (origins: readonly string[]) => ["'self'", ...origins].join(' ');

/** What pages other than a payment's get from others. */
interface AddedSources {
  videoEmbedUrl: string | null;
  /** Where the merchant's script tags come from (CONF-72). */
  scriptOrigins: readonly string[];
  /** The partner whose page the rental page frames (RENTAL-3); null on all others. */
  framedOrigin?: string | null;
}
const nothingAdded: AddedSources = { videoEmbedUrl: null, scriptOrigins: [] };

/**
 * The content security policy of a page, with the hashes of the sheets that stand in it (`sha256-…`). Other pages may frame
 * the video provider's player and run the merchant's script tags, which keep to Trusted Types; only the pages of a payment
 * allow others' origins beyond that. Where a provider's script runs, Trusted Types cannot be required, because that script
 * makes markup of its own (docs/payment-page-scripts.md).
 */
export function contentSecurityPolicy(
  origins: PaymentOrigins = ownOnly,
  { videoEmbedUrl, scriptOrigins, framedOrigin = null }: AddedSources = nothingAdded,
  styles: readonly string[] = [],
): string {
  const added = origins === ownOnly ? scriptOrigins : [];
  return [
    "default-src 'self'",
    `script-src ${sources([...origins.script, ...added])}`,
    `style-src ${sources(styles.map((hash) => `'${hash}'`))}`,
    ["img-src 'self' data:", ...added].join(' '),
    `connect-src ${sources([...origins.connect, ...added])}`,
    `frame-src ${sources(origins === ownOnly ? [videoEmbedUrl, framedOrigin].filter((frame) => frame !== null) : origins.frame)}`,
    `form-action ${sources(origins.form)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(origins.script.length === 0 ? ["require-trusted-types-for 'script'"] : []),
    'trusted-types shop',
  ].join('; ');
}

export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Where visitors use TLS, the shop's own or an edge's: browsers ask for nothing else for a year. */
export const secureOnly: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=31536000' };

const originPattern = /^https?:\/\/[\w.:[\]-]+$/;

/** Parses the service's answer; anything that is no plain origin is left out and logged. */
export function toPaymentOrigins(answer: unknown): PaymentOrigins {
  const list = (name: keyof PaymentOrigins): string[] => {
    const value = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
    const origins: unknown[] = Array.isArray(value) ? value : [];
    return origins.filter((origin): origin is string => {
      const isOrigin = typeof origin === 'string' && originPattern.test(origin);
      if (!isOrigin) log('warn', 'not an origin for the payment page', { origin });
      return isOrigin;
    });
  };
  return { script: list('script'), connect: list('connect'), frame: list('frame'), form: list('form') };
}
