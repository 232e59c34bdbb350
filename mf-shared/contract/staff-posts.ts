import { z } from 'zod';
import { blogCategory } from './blog.ts';
import { locale } from './locale.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());

/** What staff say in a post of the magazine, by language, and from when shoppers see it. */
export const postState = z.object({
  titles: stored,
  slugs: stored.describe('parts of its address; where a language has none, that of another one'),
  labels: stored.describe('a word or two over the title'),
  summaries: stored.describe('what lists and search engines show'),
  contents: stored.describe('HTML, which is sanitised where it is shown'),
  meta_descriptions: stored.describe('for search engines; the summary where there is none'),
  category: blogCategory,
  published_on: z.string().describe('YYYY-MM-DD; shoppers see it from this day of the shop on'),
  minutes: z.number().int().describe('that reading it takes'),
  author: z.string().describe('the slug of who wrote it; empty where nobody is named'),
  image: z.string().describe('the path of its picture; empty where it has none'),
  products: z.array(z.string()).describe('slugs of the products that it speaks of'),
  is_published: z.boolean(),
});
export type PostState = z.infer<typeof postState>;
/** A post as the log has it: earlier changes know nothing of its address and its products. */
export const loggedPost = postState.partial({ slugs: true, products: true });
export type LoggedPost = z.infer<typeof loggedPost>;

/** `planned` is shown to shoppers from its day on. */
const postStanding = z.enum(['published', 'planned', 'hidden']);
export type PostStanding = z.infer<typeof postStanding>;

const facts = {
  id: z.number().int(),
  path: z.string().describe('its address in the reader’s language, without the language’s prefix'),
  standing: postStanding,
};
/** GET /api/staff/posts/{id}/ */
export const staffPost = postState.extend({
  ...facts,
  product_names: z.record(z.string(), z.string()).describe('of its products, by slug, in the reader’s language'),
  authors: z.array(z.object({ slug: z.string(), name: z.string() })).describe('who can be named as its author'),
});
export type StaffPost = z.infer<typeof staffPost>;

/** GET /api/staff/posts/, newest first. `lacks`: those without words in a language. */
export const staffPostsQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in a text of any language'),
  category: blogCategory.optional(),
  state: postStanding.optional(),
  lacks: locale.optional(),
  page: staffPage,
});
export const staffPosts = z.object({
  results: z.array(
    postState.pick({ category: true, published_on: true }).extend({
      ...facts,
      title: z.string().describe('in the reader’s language; where there is none, in another one'),
      languages: z.array(locale).describe('in which it has a text'),
    }),
  ),
  ...pagedAnswer,
});
export type StaffPosts = z.infer<typeof staffPosts>;

/** PUT /api/staff/posts/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const postRequest = postState.extend({
  ...{ titles: words(300), labels: words(1000), summaries: words(1000), contents: words(200_000) },
  ...{ slugs: words(120), meta_descriptions: words(1000), products: z.array(z.string().max(200)).max(100) },
  published_on: z.string().max(20),
  minutes: z.number(),
  author: z.string().max(120),
  image: z.string().max(300),
  was: postState.optional(),
});

/** POST /api/staff/posts/: a post that shoppers do not see yet, of today, with an address in a language at least. */
export const newPost = z.object({ category: blogCategory, titles: words(300), slugs: words(120) });
export type NewPost = z.infer<typeof newPost>;
export const madePost = z.object({ id: z.number().int() });
export type MadePost = z.infer<typeof madePost>;
