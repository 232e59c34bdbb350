import { z } from 'zod';

export const question = z.object({
  /** The anchor of its address, the same in every language. */
  slug: z.string(),
  question: z.string(),
  answer: z.string().describe('sanitised HTML'),
});
export type Question = z.infer<typeof question>;

/** GET /api/faq/: questions and answers by topic (ROUTE-67). */
export const faq = z.object({ topics: z.array(z.object({ title: z.string(), questions: z.array(question) })) });
export type Faq = z.infer<typeof faq>;
