import { z } from 'zod';
import { guide, productsInText } from './content.ts';
import { perLocale } from './locale.ts';
import { productListItem } from './product-list.ts';

/** Kinds of articles; their order on pages is the setting blog_category_order (CONF-40). */
export const blogCategory = z.enum(['guide', 'test', 'event', 'blog', 'club-offer', 'experience']);
export type BlogCategory = z.infer<typeof blogCategory>;

export const bloggerCard = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  path: z.string(),
});
export type BloggerCard = z.infer<typeof bloggerCard>;

/** An article as lists show it. */
export const post = guide.extend({
  category: blogCategory,
  publishedOn: z.string().describe('YYYY-MM-DD'),
  blogger: bloggerCard.pick({ slug: true, name: true, path: true }).nullable(),
});
export type Post = z.infer<typeof post>;

export const blogCategoryLink = z.object({ category: blogCategory, path: z.string(), count: z.number().int() });
export type BlogCategoryLink = z.infer<typeof blogCategoryLink>;

/** GET {blogApiPrefix}/: the magazine's front page. */
export const magazine = z.object({
  lead: post.nullable(),
  sections: z.array(blogCategoryLink.extend({ posts: z.array(post) })),
  bloggers: z.array(bloggerCard),
});
export type Magazine = z.infer<typeof magazine>;

/** GET {blogApiPrefix}/posts/?category={segment of its path}&blogger={slug}&page=1 */
export const postList = z.object({
  category: blogCategory.nullable(),
  categories: z.array(blogCategoryLink),
  blogger: bloggerCard.nullable(),
  posts: z.array(post),
  page: z.number().int(),
  pages: z.number().int(),
});
export type PostList = z.infer<typeof postList>;

/** GET {blogApiPrefix}/posts/{slug}/ */
export const article = post.omit({ blogger: true }).extend({
  content: z.string().describe('sanitised HTML'),
  productsInText,
  metaDescription: z.string().describe('empty where nobody wrote one'),
  blogger: bloggerCard.nullable(),
  categoryPath: z.string(),
  paths: perLocale(z.string()),
  products: z.array(productListItem),
  related: z.array(post),
});
export type Article = z.infer<typeof article>;
