import { z } from 'zod';
import { locale } from './locale.ts';

/** POST /api/staff/rich-text/: HTML by language, as it is about to be saved. It changes nothing. */
export const richTextRequest = z.object({ texts: z.partialRecord(locale, z.string().max(200_000)) });
export const richTextAnswer = z.object({
  lost: z
    .partialRecord(locale, z.array(z.string()))
    .describe(
      'what shoppers would not get, as it is written: `<script>`, `style="…"`; languages that lose nothing are left out',
    ),
});
export type RichTextAnswer = z.infer<typeof richTextAnswer>;
