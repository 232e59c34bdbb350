import { sql } from 'kysely';
import { dedupeCodes } from 'mf-shared/rules/discount-code';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { type GiftCodeFact, readGiftCode } from '../gift-campaigns/gift-code.ts';
import { endOfGiftCard, hashGiftCardCode, normalCode } from '../gift-cards/gift-card-code.ts';
import { heldMinor } from '../gift-cards/gift-card-payments.ts';

export interface DiscountCodeFact {
  id: number;
  code: string;
  names: Texts;
  kind: 'percent' | 'amount' | 'free_delivery';
  value: number;
  minTotalMinor: number;
  excludesOffers: boolean;
  clubOnly: boolean;
  /** Valid today and not used up. */
  isOpen: boolean;
}

export interface GiftCardFact {
  id: number;
  balanceMinor: number;
  /** What payments in progress hold of it. */
  heldMinor: number;
  /** The cancellation of the order that bought it waits. */
  isFrozen: boolean;
  /** Staff blocked it, or sent another code in the place of this one. */
  ended: 'blocked' | 'replaced' | null;
}

export interface CodeFacts {
  /** The codes as they were typed, each once. */
  discountCodes: string[];
  giftCardCodes: string[];
  /** By upper case code. */
  discounts: ReadonlyMap<string, DiscountCodeFact>;
  giftCards: ReadonlyMap<string, GiftCardFact>;
  /** The code of a gift campaign. */
  giftCode: GiftCodeFact | null;
}

/** Looks up the codes that a cart names; no query when it names none. */
export async function readCodes(
  db: Executor,
  {
    discountCodes,
    giftCardCodes,
    giftCode,
    now,
  }: { discountCodes: readonly string[]; giftCardCodes: readonly string[]; giftCode: string; now: Date },
): Promise<CodeFacts> {
  const discounts = dedupeCodes(discountCodes);
  const cards = dedupeCodes(giftCardCodes);
  return {
    discountCodes: discounts,
    giftCardCodes: cards,
    discounts: discounts.length === 0 ? new Map() : await readDiscounts(db, discounts, now),
    giftCards: cards.length === 0 ? new Map() : await readGiftCards(db, cards, now),
    giftCode: await readGiftCode(db, giftCode),
  };
}

async function readDiscounts(db: Executor, codes: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where(
      sql`lower(code)`,
      'in',
      codes.map((code) => code.toLowerCase()),
    )
    .execute();
  return new Map(
    rows.map((row): [string, DiscountCodeFact] => [
      row.code.toUpperCase(),
      {
        id: row.id,
        code: row.code,
        names: row.names,
        kind: row.kind,
        value: row.value,
        minTotalMinor: row.min_total_minor,
        excludesOffers: row.excludes_offers,
        clubOnly: row.club_only,
        isOpen:
          row.is_active &&
          (row.starts_at === null || row.starts_at <= now) &&
          (row.ends_at === null || row.ends_at > now) &&
          (row.max_uses === null || row.uses < row.max_uses),
      },
    ]),
  );
}

async function readGiftCards(db: Executor, codes: readonly string[], now: Date) {
  const found = new Map<string, GiftCardFact>();
  const rows = await db
    .selectFrom('gift_cards')
    .select(['id', 'code_hash', 'balance_minor', 'frozen_at', 'is_active', 'replaced_by'])
    .select(heldMinor().as('held_minor'))
    .where('code_hash', 'in', codes.map(hashGiftCardCode))
    .where((eb) => eb.or([eb('expires_on', 'is', null), eb('expires_on', '>=', shopDay(now))]))
    .execute();
  for (const code of codes) {
    const hash = hashGiftCardCode(code);
    const row = rows.find((each) => hash.equals(each.code_hash));
    if (!row) continue;
    const { id, balance_minor, held_minor, frozen_at } = row;
    found.set(normalCode(code), {
      ...{
        id,
        balanceMinor: balance_minor,
        heldMinor: held_minor,
        isFrozen: frozen_at !== null,
        ended: endOfGiftCard(row),
      },
    });
  }
  return found;
}
