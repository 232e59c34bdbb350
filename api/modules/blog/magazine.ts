import type { Locale, Magazine } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { articlesByDate, bloggerOf, categoryLinks, postOf } from './posts.ts';

const postsInSection = 3;

/** The magazine's front page: the newest article at length, then what is newest of each category (ROUTE-34). */
export function magazineOf(catalogue: Catalogue, locale: Locale): Magazine {
  const articles = articlesByDate(catalogue);
  const lead = articles.find(({ kind }) => kind === 'guide') ?? articles[0];
  return {
    lead: lead ? postOf(lead, catalogue, locale) : null,
    sections: categoryLinks(catalogue).map((link) => ({
      ...link,
      posts: articles
        .filter((article) => article.kind === link.category && article !== lead)
        .slice(0, postsInSection)
        .map((article) => postOf(article, catalogue, locale)),
    })),
    bloggers: catalogue.content.bloggers.map((blogger) => bloggerOf(blogger, locale)),
  };
}
