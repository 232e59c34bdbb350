import type { PostList } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, PageError } from 'mf-shared/router';
import { BloggerPage } from './blogger-page.tsx';

/** An author, with their articles (ROUTE-39). */
export const route = defineRoute<PostList>({
  reads: ['page'],
  async loader({ api, config, params, signal, text, url }) {
    const query = { blogger: params.blogger?.toLowerCase(), page: url.searchParams.get('page') };
    try {
      return await api.get<PostList>(`${config.blogApiPrefix}/posts/`, { query, signal });
    } catch (error) {
      if (error instanceof ApiFailure && (error.status === 404 || error.status === 400))
        throw new PageError(404, text('life.blogger_not_found'), '/life-outdoors/bloggers/');
      throw error;
    }
  },
  Component: BloggerPage,
  head: ({ blogger }, { url }) => ({
    title: blogger?.name ?? '',
    description: blogger?.description ?? '',
    ...(blogger ? { canonicalPath: blogger.path } : {}),
    ...(blogger?.image ? { image: blogger.image } : {}),
    jsonLd:
      typeof document === 'undefined'
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'ProfilePage',
              mainEntity: {
                '@type': 'Person',
                name: blogger?.name,
                description: blogger?.description,
                image: blogger?.image ? `${url.origin}${blogger.image}?width=640&format=jpeg` : undefined,
              },
            },
          ]
        : [],
  }),
});
