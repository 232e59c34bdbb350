import { z } from 'zod';
import { locale } from './locale.ts';

/** POST /api/staff/rich-text/: HTML by language, as it is about to be saved. It changes nothing. */
export const richTextRequest = z.object({
  texts: z.partialRecord(locale, z.string().max(200_000)),
  hasParts: z.boolean().default(false).describe('whether products and tabs may stand in them, as in pages and posts'),
});
export const richTextAnswer = z.object({
  lost: z
    .partialRecord(locale, z.array(z.string()))
    .describe(
      'what shoppers would not get, as it is written: `<script>`, `style="…"`; languages that lose nothing are left out',
    ),
});
export type RichTextAnswer = z.infer<typeof richTextAnswer>;
