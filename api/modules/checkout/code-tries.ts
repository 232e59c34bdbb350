import { createHash } from 'node:crypto';
import type { checkoutRequest } from 'mf-shared/contract';
import { networkOf } from 'mf-shared/rules/network-of';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { countTries, uncountTry } from '../../http/count-try.ts';
import { Refusal } from '../../http/refusal.ts';
import { normalCode } from '../gift-cards/gift-card-code.ts';
import { readCodes } from './read-codes.ts';

/** Unknown codes that one network may try in a minute, whether in a cart, as a balance or as a gift. */
const mostUnknown = 20;
const minutes = 1;
/** The most codes that are remembered with who named them. */
const mostRemembered = 20_000;

export interface TriedCodes {
  discounts?: readonly string[];
  giftCards?: readonly string[];
  /** The code of a gift campaign. */
  gift?: string;
}

type Kind = 'discount' | 'card' | 'gift';

/** The codes that a cart names. */
export const codesOf = (
  cart: Pick<z.output<typeof checkoutRequest>, 'discount_codes' | 'gift_cards' | 'giftcampaign_data'>,
): TriedCodes => ({
  discounts: cart.discount_codes,
  giftCards: cart.gift_cards,
  gift: cart.giftcampaign_data?.code ?? '',
});

/**
 * Counts codes that are tried, by whichever call, for all processes together (GIFT-13). A code that a network
 * named before is no new try, so a cart that is validated again and again with a wrong code counts it once.
 */
export class CodeTries {
  readonly #db: Database;
  readonly #named = new Set<string>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Counts before the codes are looked up, and takes back those that exist, so that carts side by side cannot slip through
   * together. Each code counts, however many one cart names: one that brings more unknown ones than are left is refused
   * whole. @throws Refusal 429 where the network tries too many unknown ones
   */
  async count(ip: string, codes: TriedCodes): Promise<void> {
    const network = networkOf(ip);
    const fresh = new Map<string, [Kind, string]>();
    for (const [kind, code] of allOf(codes)) {
      const key = keyOf(network, kind, code);
      if (sameAs(kind, code) !== '' && !this.#named.has(key)) fresh.set(key, [kind, code]);
    }
    if (fresh.size === 0) return;
    const limit = { parts: ['codes', network], minutes };
    const { count } = await countTries(this.#db, limit, fresh.size);
    const before = count - fresh.size;
    if (before >= mostUnknown) throw new Refusal(429, 'too_many_requests');
    const known = await this.#countKnown([...fresh.values()]);
    if (known > 0) await uncountTry(this.#db, limit, known);
    // Not remembered: the same cart would be answered the next time.
    if (before + fresh.size - known > mostUnknown) throw new Refusal(429, 'too_many_requests');
    for (const key of fresh.keys()) this.#remember(key);
  }

  async #countKnown(codes: readonly [Kind, string][]): Promise<number> {
    const of = (wanted: Kind) => codes.filter(([kind]) => kind === wanted).map(([, code]) => code);
    const facts = await readCodes(this.#db, {
      discountCodes: of('discount'),
      giftCardCodes: of('card'),
      giftCode: of('gift')[0] ?? '',
      now: new Date(),
    });
    return facts.discounts.size + facts.giftCards.size + (facts.giftCode ? 1 : 0);
  }

  #remember(key: string): void {
    const [oldest] = this.#named;
    if (oldest !== undefined && this.#named.size >= mostRemembered) this.#named.delete(oldest);
    this.#named.add(key);
  }
}

function allOf({ discounts = [], giftCards = [], gift = '' }: TriedCodes): [Kind, string][] {
  return [
    ...discounts.map((code): [Kind, string] => ['discount', code]),
    ...giftCards.map((code): [Kind, string] => ['card', code]),
    ['gift', gift],
  ];
}

/** Spellings that name the same code are one. */
const sameAs = (kind: Kind, code: string): string => (kind === 'card' ? normalCode(code) : code.trim().toLowerCase());

const keyOf = (network: string, kind: Kind, code: string): string =>
  createHash('sha256')
    .update([network, kind, sameAs(kind, code)].join('\n'))
    .digest('base64');
