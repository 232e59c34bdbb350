import type { Locale } from 'mf-shared/contract';
import { z } from 'zod';
import { noteProviderCall } from '../../metrics/service-counts.ts';
import type { TranslationSettings } from './translation-settings.ts';

export interface TranslationAsk {
  from: Locale;
  into: Locale;
  /** Whether tags stay where they are. */
  isHtml: boolean;
  texts: readonly string[];
}

/** Translates texts into one language, in their order. @throws TranslationFailure */
export type Translate = (ask: TranslationAsk, signal: AbortSignal) => Promise<string[]>;

/**
 * What the provider did not do. `refused`: it does not take our key. `used_up`: it has translated what the shop pays for.
 * `unavailable`: it fails, or does not answer in time.
 */
export class TranslationFailure extends Error {
  readonly kind: 'refused' | 'used_up' | 'unavailable';

  constructor(kind: TranslationFailure['kind'], what: string) {
    super(`The translator ${what}`);
    this.kind = kind;
  }
}

/** As a language that is written in is named; one that is read in has the first part alone. */
const codes: Readonly<Record<Locale, string>> = { fi: 'FI', sv: 'SV', en: 'EN-GB', de: 'DE', fr: 'FR', ru: 'RU' };

const answer = z.object({ translations: z.array(z.object({ text: z.string().max(1_000_000) })) });

/**
 * Speaks the HTTP of DeepL's API, version 2 (`POST /v2/translate`). Nothing is tried again: each try is paid for, and the
 * member of the staff who pressed may press again.
 */
export function createTranslator({ baseUrl, key }: TranslationSettings): Translate {
  return async ({ from, into, isHtml, texts }, signal) => {
    const beganAt = performance.now();
    try {
      const response = await fetch(`${baseUrl}/v2/translate`, {
        method: 'POST',
        // The key goes nowhere else.
        redirect: 'error',
        headers: {
          accept: 'application/json',
          authorization: `DeepL-Auth-Key ${key}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          ...{ text: texts, source_lang: codes[from].slice(0, 2), target_lang: codes[into] },
          ...(isHtml ? { tag_handling: 'html' } : {}),
        }),
        signal,
      });
      const written = readAnswer(response.status, await response.text(), texts.length);
      noteProviderCall('The translator', 'answered', beganAt);
      return written;
    } catch (error) {
      const failure =
        error instanceof TranslationFailure
          ? error
          : new TranslationFailure('unavailable', `did not answer: ${String(error)}`);
      const outcome = failure.kind === 'unavailable' ? 'unavailable' : 'answered';
      // Ended because another call failed, it says nothing of the provider.
      if (!(signal.reason instanceof TranslationFailure)) noteProviderCall('The translator', outcome, beganAt);
      throw failure;
    }
  };
}

function readAnswer(status: number, body: string, count: number): string[] {
  if (status === 401 || status === 403) throw new TranslationFailure('refused', `does not know us: ${status}`);
  if (status === 456) throw new TranslationFailure('used_up', 'has no characters left for us');
  if (status !== 200) throw new TranslationFailure('unavailable', `answered ${status}`);
  const { data } = answer.safeParse(parseJson(body));
  if (data?.translations.length !== count)
    throw new TranslationFailure('unavailable', 'answered with something other than the texts');
  return data.translations.map(({ text }) => text);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
