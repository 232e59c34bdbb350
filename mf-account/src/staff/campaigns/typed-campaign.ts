import type { CampaignState } from 'mf-shared/contract';
import { keptMoment, toLocalTime } from '../content/local-time.ts';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { readKeys } from '../written/keys-in-order.ts';

/** What a campaign is made with; the rest is written on its own page. */
export const newCampaignTexts = {
  title: { place: 'titles', longest: 300, rows: 1 },
  slug: { place: 'slugs', longest: 120, rows: 1, isAddress: true },
} as const;

export const campaignTexts = {
  title: { place: 'titles', longest: 300, rows: 1, isNeeded: true },
  slug: { place: 'slugs', longest: 120, rows: 1, isAddress: true },
  description: { place: 'descriptions', longest: 5000, rows: 4 },
} as const;

export const times = ['club_starts_at', 'starts_at', 'ends_at'] as const;
const facts = ['is_active', ...times, 'image', 'products'] as const;
export type CampaignField = (typeof facts)[number] | LanguageField<typeof campaignTexts>;
type TypedCampaign = Readonly<Record<CampaignField, string>>;

export const campaignFields: readonly CampaignField[] = [...facts, ...languageFields(campaignTexts)];

/** A campaign as its fields show it. */
export const typeCampaign = (state: CampaignState): TypedCampaign => ({
  ...typeWords(campaignTexts, state),
  ...{ club_starts_at: toLocalTime(state.club_starts_at), starts_at: toLocalTime(state.starts_at) },
  ...{ ends_at: toLocalTime(state.ends_at), image: state.image, is_active: state.is_active ? 'yes' : '' },
  products: state.products.join(' '),
});

/** What the fields describe; languages without words are left out. @param state what the fields showed at first */
export function readCampaign(typed: TypedCampaign, state: CampaignState): CampaignState {
  const momentOf = (name: (typeof times)[number]) => keptMoment(typed[name], state[name]);
  return {
    ...readWords(campaignTexts, typed),
    ...{ club_starts_at: momentOf('club_starts_at'), starts_at: momentOf('starts_at'), ends_at: momentOf('ends_at') },
    ...{ image: typed.image, is_active: typed.is_active !== '', products: readKeys(typed.products) },
  };
}
