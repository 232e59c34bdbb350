import type { CampaignStanding, CampaignState, Locale } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { findLacking } from '../../texts/find-lacking.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';
import { asMoment } from '../content/kept-moments.ts';

/** A campaign with the slugs of its products, in its order. */
export type CampaignRow = Row<'campaigns'> & { products: string[] };

/** A campaign as the staff's room and the log know it. */
export const toCampaignState = ({ texts, slugs, image, ...row }: CampaignRow): CampaignState => ({
  ...{ titles: wordsOf(texts, 'title'), slugs: withWords(slugs), descriptions: wordsOf(texts, 'description') },
  ...{ club_starts_at: row.club_starts_at?.toISOString() ?? null, starts_at: row.starts_at?.toISOString() ?? null },
  ...{ ends_at: row.ends_at?.toISOString() ?? null, image: mediaPath(image), products: row.products },
  is_active: row.is_active,
});

/** The state as it is kept: no language without words, each product once, and nothing beside what it has. */
export const inOrder = (state: CampaignState): CampaignState => ({
  titles: withWords(state.titles),
  slugs: withWords(state.slugs),
  descriptions: withWords(state.descriptions),
  club_starts_at: asMoment(state.club_starts_at),
  starts_at: asMoment(state.starts_at),
  ends_at: asMoment(state.ends_at),
  image: state.image,
  products: [...new Set(state.products)],
  is_active: state.is_active,
});

/** The texts as the database has them, in languages that have any. */
export function textsOf({ titles, descriptions }: CampaignState): Row<'campaigns'>['texts'] {
  const texts = textsFrom({ title: titles, description: descriptions });
  return Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, { title: '', ...words }]));
}

/** What a language that was changed lacks: shoppers read no description without a title. @returns the field, or null */
export function lackingField(before: CampaignState, next: CampaignState): `title_${Locale}` | null {
  if (Object.keys(next.titles).length === 0) return 'title_fi';
  return findLacking(before, next, { titles: 'title', descriptions: null });
}

/** @throws Refusal where the times do not follow one another */
export function checkTimes({ club_starts_at, starts_at, ends_at }: CampaignState): void {
  if (club_starts_at !== null && starts_at === null) throw refusedField('starts_at', 'campaigns.no_start');
  if (club_starts_at !== null && starts_at !== null && club_starts_at >= starts_at)
    throw refusedField('club_starts_at', 'campaigns.club_too_late');
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    throw refusedField('ends_at', 'codes.ends_too_early');
}

/** How shoppers see a campaign at a moment. */
export function standingOf(
  { is_active, club_starts_at, starts_at, ends_at }: Pick<CampaignRow, keyof CampaignTimes | 'is_active'>,
  now: Date,
): CampaignStanding {
  if (!is_active) return 'hidden';
  if (ends_at !== null && ends_at <= now) return 'over';
  if (starts_at === null || starts_at <= now) return 'running';
  return club_starts_at !== null && club_starts_at <= now ? 'club' : 'planned';
}

type CampaignTimes = Pick<CampaignRow, 'club_starts_at' | 'starts_at' | 'ends_at'>;

/** What the log keeps of a campaign, its products as one line. */
export function campaignInLines(state: object): Record<string, unknown> {
  const { products, ...others } = state as CampaignState;
  return { ...languagesInLines(others), products: products.join(', ') };
}
