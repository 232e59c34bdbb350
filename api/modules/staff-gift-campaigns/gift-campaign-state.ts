import type { GiftCampaignState, Locale } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { findLacking } from '../../texts/find-lacking.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';
import { asMoment } from '../content/kept-moments.ts';

/** A gift campaign with the slugs of its gifts, in its order. */
export type GiftCampaignRow = Row<'gift_campaigns'> & { products: string[] };

/** A gift campaign as the staff's room and the log know it. */
export const toGiftCampaignState = ({ names, texts, image, ...row }: GiftCampaignRow): GiftCampaignState => ({
  ...{ names: withWords(names), descriptions: wordsOf(texts, 'description') },
  ...{ starts_at: row.starts_at?.toISOString() ?? null, ends_at: row.ends_at?.toISOString() ?? null },
  ...{ image: image === null ? '' : mediaPath(image), products: row.products, is_active: row.is_active },
});

/** The state as it is kept: no language without words, each gift once, and nothing beside what it has. */
export const inOrder = (state: GiftCampaignState): GiftCampaignState => ({
  names: withWords(state.names),
  descriptions: withWords(state.descriptions),
  starts_at: asMoment(state.starts_at),
  ends_at: asMoment(state.ends_at),
  image: state.image,
  products: [...new Set(state.products)],
  is_active: state.is_active,
});

/** The descriptions as the database has them. */
export const textsOf = ({ descriptions }: GiftCampaignState): Row<'gift_campaigns'>['texts'] =>
  textsFrom({ description: descriptions });

/** What a language that was changed lacks: shoppers read no description without a name. @returns the field, or null */
export function lackingField(before: GiftCampaignState, next: GiftCampaignState): `name_${Locale}` | null {
  if (Object.keys(next.names).length === 0) return 'name_fi';
  return findLacking(before, next, { names: 'name', descriptions: null });
}

/** @throws Refusal where the end is not after the start */
export function checkTimes({ starts_at, ends_at }: GiftCampaignState): void {
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    throw refusedField('ends_at', 'codes.ends_too_early');
}

/** What the log keeps of a gift campaign, its gifts as one line. */
export function giftCampaignInLines(state: object): Record<string, unknown> {
  const { products, ...others } = state as GiftCampaignState;
  return { ...languagesInLines(others), products: products.join(', ') };
}
