import type { PostList } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, PageError, PageRedirect, type PageRequest } from 'mf-shared/router';
import { PostsPage } from './posts-page.tsx';

/** All articles, `/life-outdoors/blog/`, or one category's, `/life-outdoors/{category}/`; other words there are an article's. */
export const route = defineRoute<PostList>({
  reads: ['page'],
  loader: loadPosts,
  Component: PostsPage,
  head: ({ category, page, posts }, { text }) => ({
    title: text(category ? `life.category.${category}` : 'life.all_posts'),
    description: text(category ? `life.about.${category}` : 'life.description'),
    ...(posts[0] ? { image: posts[0].image } : {}),
    page,
  }),
});

async function loadPosts({ api, config, params, signal, text, url }: PageRequest): Promise<PostList> {
  const { post: category } = params;
  const page = url.searchParams.get('page');
  try {
    return await api.get<PostList>(`${config.blogApiPrefix}/posts/`, { query: { category, page }, signal });
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status !== 404 && error.status !== 400)) throw error;
    if (category === undefined) throw new PageError(404, text('life.not_found'), '/life-outdoors/blog/');
    throw new PageRedirect(`/life-outdoors/blog/${encodeURIComponent(category)}/`, 301);
  }
}
