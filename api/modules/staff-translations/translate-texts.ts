import type { Locale, Translated, TranslationRequest } from 'mf-shared/contract';
import type { Translate, TranslationAsk } from './deepl-client.ts';
import { keepsPlaces, protectPlaces, unprotectPlaces } from './kept-places.ts';

type Texts = TranslationRequest['texts'];

/** The provider takes 50 texts and 128 KiB at once; a letter has up to three bytes. */
const mostTexts = 50;
const mostCharacters = 40_000;

/** A call of the provider, and whose texts it has. */
interface Batch extends TranslationAsk {
  places: number[];
  /** The characters that the form has of them. */
  characters: number;
}

/**
 * Translates the texts of a form into the languages that lack them. A draft that has lost a place or a part of its source is
 * left out, and so is one of a text that is too long for a call.
 * @param onTranslated is told the characters of each call that was answered
 * @throws TranslationFailure the first one, which ends the other calls: no draft comes then
 */
export async function translateTexts(
  { from, texts }: TranslationRequest,
  translate: Translate,
  signal: AbortSignal,
  onTranslated: (characters: number) => void,
): Promise<Translated> {
  const answer: Translated['texts'] = texts.map(() => ({}));
  const failed = new AbortController();
  const together = AbortSignal.any([signal, failed.signal]);
  const translateBatch = async ({ places, characters, ...ask }: Batch) => {
    for (const [at, words] of (await translate(ask, together)).entries()) {
      const place = places[at] ?? -1;
      const [text, source] = [answer[place], texts[place]?.words];
      const draft = ask.isHtml ? unprotectPlaces(words) : words;
      if (text && source !== undefined && keepsPlaces(source, draft)) text[ask.into] = draft;
    }
    onTranslated(characters);
  };
  // Languages side by side, the batches of one language in turn.
  await Promise.all(
    [...Map.groupBy(batchesOf(from, texts), ({ into }) => into).values()].map(async (own) => {
      try {
        for (const batch of own) await translateBatch(batch);
      } catch (error) {
        failed.abort(error);
      }
    }),
  );
  failed.signal.throwIfAborted();
  return { texts: answer };
}

/** How many characters are translated: those of a text once for each language. */
export const charactersOf = (texts: Texts): number =>
  texts.filter(isShort).reduce((sum, { words, into }) => sum + words.length * new Set(into).size, 0);

const isShort = ({ words }: Texts[number]): boolean => words.length <= mostCharacters;

function batchesOf(from: Locale, texts: Texts): Batch[] {
  const batches: (Batch & { texts: string[] })[] = [];
  for (const [place, text] of texts.entries()) {
    if (!isShort(text)) continue;
    const { words: source, is_html: isHtml, into } = text;
    const words = isHtml ? protectPlaces(source) : source;
    for (const language of new Set(into)) {
      const open = batches.findLast((batch) => batch.into === language && batch.isHtml === isHtml);
      const hasRoom =
        open && open.texts.length < mostTexts && open.texts.join('').length + words.length <= mostCharacters;
      const batch = hasRoom ? open : { from, into: language, isHtml, texts: [], places: [], characters: 0 };
      if (!hasRoom) batches.push(batch);
      batch.texts.push(words);
      batch.places.push(place);
      batch.characters += source.length;
    }
  }
  return batches;
}
