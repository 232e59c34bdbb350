import { defineRoute, type RouteModule } from 'mf-shared/router';
import { NewsletterPage } from './newsletter-page.tsx';

export type NewsletterList = 'forest' | 'corporate';

/** The page of a letter: asking for it, and where the links of its mails lead (`?confirm=`, `?leave=`). */
export const newsletterRoute = (list: NewsletterList): RouteModule<NewsletterList> =>
  defineRoute<NewsletterList>({
    reads: [],
    loader: async () => list,
    Component: NewsletterPage,
    head: (_, { text }) => ({ title: text(`letter.${list}.title`), description: text(`letter.${list}.lead`) }),
  });
