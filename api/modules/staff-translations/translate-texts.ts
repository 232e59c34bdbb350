import type { Locale, Translated, TranslationRequest } from 'mf-shared/contract';
import type { Translate, TranslationAsk } from './deepl-client.ts';
import { keepsPlaces, protectPlaces, unprotectPlaces } from './kept-places.ts';

type Texts = TranslationRequest['texts'];

/** The provider takes 50 texts and 128 KiB at once; a letter has up to three bytes. */
const mostTexts = 50;
export const mostSigns = 40_000;

/** A call of the provider, and whose texts it has. */
interface Batch extends TranslationAsk {
  places: number[];
}

/**
 * Translates the texts of a form into the languages that lack them: all of them, or none. A draft that has lost a place or
 * a part of its source is left out.
 * @throws TranslationFailure
 */
export async function translateTexts(
  { from, texts }: TranslationRequest,
  translate: Translate,
  signal: AbortSignal,
): Promise<Translated> {
  const answer: Translated['texts'] = texts.map(() => ({}));
  const batches = batchesOf(from, texts);
  // Languages side by side, the batches of one language in turn.
  await Promise.all(
    [...Map.groupBy(batches, ({ into }) => into).values()].map(async (own) => {
      for (const { places, ...ask } of own)
        for (const [at, words] of (await translate(ask, signal)).entries()) {
          const place = places[at] ?? -1;
          const [text, source] = [answer[place], texts[place]?.words];
          const draft = ask.isHtml ? unprotectPlaces(words) : words;
          if (text && source !== undefined && keepsPlaces(source, draft)) text[ask.into] = draft;
        }
    }),
  );
  return { texts: answer };
}

/** How many characters are translated: those of a text once for each language. */
export const signsOf = (texts: Texts): number =>
  texts.reduce((sum, { words, into }) => sum + words.length * new Set(into).size, 0);

function batchesOf(from: Locale, texts: Texts): Batch[] {
  const batches: (Batch & { texts: string[]; signs: number })[] = [];
  for (const [place, { words: source, is_html: isHtml, into }] of texts.entries()) {
    const words = isHtml ? protectPlaces(source) : source;
    for (const language of new Set(into)) {
      const open = batches.findLast((batch) => batch.into === language && batch.isHtml === isHtml);
      const hasRoom = open && open.texts.length < mostTexts && open.signs + words.length <= mostSigns;
      const batch = hasRoom ? open : { from, into: language, isHtml, texts: [], places: [], signs: 0 };
      if (!hasRoom) batches.push(batch);
      batch.texts.push(words);
      batch.places.push(place);
      batch.signs += words.length;
    }
  }
  return batches;
}
