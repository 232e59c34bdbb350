import { z } from 'zod';
import { locale } from './locale.ts';

/** POST /api/staff/translations/: what a form asks for; nothing is saved by it. */
export const translationRequest = z.object({
  from: locale,
  texts: z
    .array(
      z.object({
        words: z.string().min(1).max(200_000),
        is_html: z.boolean(),
        into: z.array(locale).min(1).max(5).describe('the languages that lack it'),
      }),
    )
    .min(1)
    .max(100),
});
export type TranslationRequest = z.infer<typeof translationRequest>;

/** The words of each text in the languages that it was asked for, in the order of the request. */
export const translated = z.object({ texts: z.array(z.partialRecord(locale, z.string())) });
export type Translated = z.infer<typeof translated>;
