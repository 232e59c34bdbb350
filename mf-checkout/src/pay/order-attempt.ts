/** Longer than a buyer takes to confirm, shorter than a payment session lives. */
const attemptLifeMs = 20 * 60_000;
const attemptKey = 'havu-order-attempt';

interface OrderAttempt {
  key: string;
  fingerprint: string;
  startedAt: number;
}

/**
 * The idempotency key for an order's body: the same for a second click, a reload and another tab, so that one order
 * comes of it; a new one when anything in the order changed, or when the attempt has ended.
 */
export function attemptKeyFor(body: unknown, now = Date.now()): string {
  const fingerprint = fingerprintOf(JSON.stringify(body));
  const stored = readAttempt();
  if (stored && stored.fingerprint === fingerprint && now - stored.startedAt < attemptLifeMs) return stored.key;
  const attempt: OrderAttempt = { key: crypto.randomUUID(), fingerprint, startedAt: now };
  writeAttempt(JSON.stringify(attempt));
  return attempt.key;
}

/** The order was paid, refused or given up: the next one is another order. */
export function endAttempt(): void {
  writeAttempt('');
}

let attemptInMemory = '';

function readAttempt(): OrderAttempt | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(attemptKey) ?? attemptInMemory);
    return isAttempt(stored) ? stored : null;
  } catch {
    return null;
  }
}

function writeAttempt(text: string): void {
  attemptInMemory = text;
  try {
    if (text === '') localStorage.removeItem(attemptKey);
    else localStorage.setItem(attemptKey, text);
  } catch {
    // Storage is full or forbidden: the key then lives as long as the page.
  }
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, fingerprint, startedAt } = value as Partial<Record<keyof OrderAttempt, unknown>>;
  return typeof key === 'string' && typeof fingerprint === 'string' && typeof startedAt === 'number';
}

/** 53 bits of a text (cyrb53): tells two orders apart, is no secret. */
function fingerprintOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
