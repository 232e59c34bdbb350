import type { GiftCampaignState } from 'mf-shared/contract';
import { keptMoment, toLocalTime } from '../content/local-time.ts';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { readKeys } from '../written/keys-in-order.ts';

/** What a gift campaign is made with, beside its address; the rest is written on its own page. */
export const newGiftCampaignTexts = { name: { place: 'names', longest: 300, rows: 1, isNeeded: true } } as const;

export const giftCampaignTexts = {
  name: { place: 'names', longest: 300, rows: 1, isNeeded: true },
  description: { place: 'descriptions', longest: 5000, rows: 4 },
} as const;

export const times = ['starts_at', 'ends_at'] as const;
const facts = ['is_active', ...times, 'image', 'products'] as const;
export type GiftCampaignField = (typeof facts)[number] | LanguageField<typeof giftCampaignTexts>;
type TypedGiftCampaign = Readonly<Record<GiftCampaignField, string>>;

export const giftCampaignFields: readonly GiftCampaignField[] = [...facts, ...languageFields(giftCampaignTexts)];

/** A gift campaign as its fields show it. */
export const typeGiftCampaign = (state: GiftCampaignState): TypedGiftCampaign => ({
  ...typeWords(giftCampaignTexts, state),
  ...{ starts_at: toLocalTime(state.starts_at), ends_at: toLocalTime(state.ends_at), image: state.image },
  ...{ is_active: state.is_active ? 'yes' : '', products: state.products.join(' ') },
});

/** What the fields describe; languages without words are left out. @param state what the fields showed at first */
export function readGiftCampaign(typed: TypedGiftCampaign, state: GiftCampaignState): GiftCampaignState {
  const momentOf = (name: (typeof times)[number]) => keptMoment(typed[name], state[name]);
  return {
    ...readWords(giftCampaignTexts, typed),
    ...{ starts_at: momentOf('starts_at'), ends_at: momentOf('ends_at'), image: typed.image },
    ...{ is_active: typed.is_active !== '', products: readKeys(typed.products) },
  };
}

/** Codes that somebody typed, with blanks, commas or line breaks between them. */
export const readCodes = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
