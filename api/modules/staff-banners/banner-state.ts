import { type BannerState, type Locale, localeCodes } from 'mf-shared/contract';
import type { BannerTexts } from '../../db/schema/stored-json.ts';
import type { Row } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { findLacking } from '../../texts/find-lacking.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';
import { isSame } from '../audit/logged-state.ts';
import { waysIn } from '../content/banner-ways.ts';
import { contrastOf, dimmed, hexColour, readableContrast } from '../content/contrast.ts';
import { asMoment } from '../content/kept-moments.ts';
import { tidyLink } from '../navigation/tidy-link.ts';
import type { Shop } from '../redirects/tidy-redirect.ts';

type BannerRow = Row<'banners'>;

/** A banner as the staff's room and the log know it. */
export const toBannerState = ({ texts, image, sub_text, ...row }: BannerRow): BannerState => ({
  ...{ spot: row.kind, titles: wordsOf(texts, 'title'), headings: wordsOf(texts, 'heading') },
  ...{ lines: wordsOf(texts, 'text'), buttons: wordsOf(texts, 'buttonText'), ways: wordsOf(texts, 'url') },
  ...{ image: mediaPath(image ?? ''), crop_point: row.crop_point, colours: sub_text },
  ...{ starts_at: row.starts_at?.toISOString() ?? null, ends_at: row.ends_at?.toISOString() ?? null },
  ...{ sort_order: row.sort_order, is_active: row.is_active },
});

/** The state as it is kept: no language without words, and nothing beside what it has. */
export const inOrder = (state: BannerState): BannerState => ({
  ...{ spot: state.spot, titles: withWords(state.titles), headings: withWords(state.headings) },
  ...{ lines: withWords(state.lines), buttons: withWords(state.buttons), ways: withWords(state.ways) },
  ...{ image: state.image, crop_point: state.crop_point, colours: state.colours },
  ...{ starts_at: asMoment(state.starts_at), ends_at: asMoment(state.ends_at) },
  ...{ sort_order: state.sort_order, is_active: state.is_active },
});

/** The texts as the database has them, in languages that have any. */
export const textsOf = ({ titles, headings, lines, buttons, ways }: BannerState): Record<string, BannerTexts> =>
  textsFrom({ title: titles, heading: headings, text: lines, buttonText: buttons, url: ways });

const places = { titles: null, lines: null, buttons: null, ways: null, headings: 'heading' } as const;

/**
 * What a language that was changed lacks: a line of text needs a heading or a title, every other banner a heading. Where the
 * banner comes to stand elsewhere, every language counts as changed. @returns the field, or null
 */
export function lackingField(before: BannerState, next: BannerState): `heading_${Locale}` | null {
  const [was, wanted] = [shownWords(before, next.spot), shownWords(next, next.spot)];
  const names = Object.keys(places) as (keyof typeof places)[];
  const isMoved = next.spot !== before.spot;
  if (!isMoved && names.every((name) => isSame(was[name], wanted[name]))) return null;
  if (Object.keys(wanted.headings).length === 0) return 'heading_fi';
  const nothing = { headings: {}, titles: {}, lines: {}, buttons: {}, ways: {} };
  return findLacking(isMoved ? nothing : was, wanted, places);
}

/** The words as a place shows them: a line of text its title for a heading, the head of the front page no title. */
function shownWords(state: BannerState, spot: BannerState['spot']): BannerState {
  if (spot === 'text') return { ...state, headings: { ...state.titles, ...state.headings } };
  return spot === 'hero' ? { ...state, titles: {} } : state;
}

/** @throws Refusal where it ends before it starts */
export function checkTimes({ starts_at, ends_at }: BannerState): void {
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    throw refusedField('ends_at', 'codes.ends_too_early');
}

/** Grounds are dimmed at night (mf-shared/ui/styles/themes.css); the words on them are not. */
const nightLight = 0.82;

/** @throws Refusal where they are no two colours, or words of the one cannot be read on the other, by day or at night (WCAG 2.2, 1.4.3) */
export function checkColours(colours: string): void {
  if (colours === '') return;
  const [ground = '', ink = ''] = colours.split('/');
  for (const [field, value] of Object.entries({ ground, ink }))
    if (!hexColour.test(value)) throw refusedField(field, 'banners.no_colour');
  if (contrastOf(ground, ink) < readableContrast || contrastOf(dimmed(ground, nightLight), ink) < readableContrast)
    throw refusedField('ink', 'banners.hard_to_read');
}

const part = /^(\d|[1-9]\d|100)$/;

/** @throws Refusal where the point is not on the picture */
export function checkPoint(cropPoint: string): void {
  const [left = '', top = ''] = cropPoint.split('/');
  for (const [field, value] of Object.entries({ crop_left: left, crop_top: top }))
    if (!part.test(value)) throw refusedField(field, 'banners.no_point');
}

const inLines = (words: string | undefined) => (words ? words.split('\n').map((line) => line.trim()) : []);

/**
 * The ways of the buttons as they are kept, from what staff wrote: a path of the shop, or an address outside of it. What
 * stood there already stays as it came.
 * @throws Refusal beside the field where a button leads nowhere, or an address has no button
 */
export function tidyWays(before: BannerState, next: BannerState, shop: Shop): BannerState {
  const known = new Set(Object.values(before.ways).flatMap(inLines));
  const ways: BannerState['ways'] = {};
  for (const code of localeCodes) {
    const told = { field: `way_${code}`, shop, elsewhere: 'banners.elsewhere' };
    const tidy = (line: string) => (known.has(line) || isElsewhere(line, shop) ? line : tidyLink(line, told));
    const written = inLines(next.ways[code]).map(tidy);
    if (written.length > 0) ways[code] = written.join('\n');
  }
  const tidied = { ...next, ways };
  const isChanged = (code: Locale) =>
    next.spot !== before.spot ||
    next.buttons[code] !== before.buttons[code] ||
    waysIn(code, tidied) !== waysIn(code, before);
  for (const code of localeCodes.filter(isChanged)) checkPairs(tidied, code);
  return tidied;
}

function isElsewhere(line: string, { publicUrl }: Shop): boolean {
  return /^https:\/\//i.test(line) && URL.canParse(line) && new URL(line).origin !== new URL(publicUrl).origin;
}

function checkPairs(state: BannerState, code: Locale): void {
  const labels = inLines(state.buttons[code]);
  const ways = inLines(waysIn(code, state));
  // A line of text without a button is a link as a whole.
  if (labels.length === 0 && (ways.length === 0 || (state.spot === 'text' && ways.length === 1))) return;
  if (labels.includes('')) throw refusedField(`button_${code}`, 'banners.empty_line');
  if (ways.length !== labels.length)
    throw refusedField(`way_${code}`, 'banners.not_paired', { buttons: labels.length, ways: ways.length });
}

/** What a banner is called: its words in a language, else in another one. */
export function nameOf(texts: BannerRow['texts'], locale: Locale): string {
  const all = [texts[locale], texts.fi, ...Object.values(texts)];
  return all.map((each) => each?.heading || each?.title || '').find(Boolean) ?? '';
}
