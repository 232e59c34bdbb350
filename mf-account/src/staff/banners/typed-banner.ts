import type { BannerState } from 'mf-shared/contract';
import { keptMoment, toLocalTime } from '../content/local-time.ts';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

export const bannerTexts = {
  heading: { place: 'headings', longest: 1000, rows: 1 },
  title: { place: 'titles', longest: 1000, rows: 1 },
  line: { place: 'lines', longest: 1000, rows: 2 },
  button: { place: 'buttons', longest: 1000, rows: 2 },
  way: { place: 'ways', longest: 2000, rows: 2, isAddress: true },
} as const;

const { title: _title, heading, ...below } = bannerTexts;
/** A picture has a heading; the head of the front page has no small title beside it; a line of text may have that alone. */
export const textsOfPicture = { ...bannerTexts, heading: { ...heading, isNeeded: true } } as const;
export const textsOfHero = { heading: textsOfPicture.heading, ...below } as const;

export const times = ['starts_at', 'ends_at'] as const;
/** Where each cut of the picture is held, in percent. */
export const cropFields = ['crop_left', 'crop_top'] as const;
export const colourFields = ['ground', 'ink'] as const;
const facts = ['spot', 'is_active', ...times, 'sort_order', 'image', ...cropFields, ...colourFields] as const;
export type BannerField = (typeof facts)[number] | LanguageField<typeof bannerTexts>;
type TypedBanner = Readonly<Record<BannerField, string>>;

export const bannerFields: readonly BannerField[] = [...facts, ...languageFields(bannerTexts)];

/** A banner as its fields show it. */
export function typeBanner(state: BannerState): TypedBanner {
  const [crop_left = '', crop_top = ''] = state.crop_point.split('/');
  const [ground = '', ink = ''] = state.colours.split('/');
  return {
    ...typeWords(bannerTexts, state),
    ...{ spot: state.spot, is_active: state.is_active ? 'yes' : '', sort_order: String(state.sort_order) },
    ...{ starts_at: toLocalTime(state.starts_at), ends_at: toLocalTime(state.ends_at), image: state.image },
    ...{ crop_left, crop_top, ground, ink },
  };
}

/** What the fields describe; languages without words are left out. @param state what the fields showed at first */
export function readBanner(typed: TypedBanner, state: BannerState): BannerState {
  const [ground, ink] = [typed.ground.trim(), typed.ink.trim()];
  const shown = typeBanner(state);
  // Files may bring what is no pair of colours: it stays until somebody writes others.
  const isKept = typed.ground === shown.ground && typed.ink === shown.ink;
  return {
    ...readWords(bannerTexts, typed),
    spot: typed.spot as BannerState['spot'],
    ...{ image: typed.image, is_active: typed.is_active !== '', sort_order: Number(typed.sort_order) },
    ...{ starts_at: keptMoment(typed.starts_at, state.starts_at), ends_at: keptMoment(typed.ends_at, state.ends_at) },
    ...{
      crop_point: `${typed.crop_left}/${typed.crop_top}`,
      colours: isKept ? state.colours : ground || ink ? `${ground}/${ink}` : '',
    },
  };
}
