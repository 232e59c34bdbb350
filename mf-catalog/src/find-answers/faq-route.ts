import type { Faq } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { FaqPage } from './faq-page.tsx';

/** schema.org FAQPage. */
const faqPage = ({ topics }: Faq): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});

/** Questions and answers (ROUTE-67). */
export const route = defineRoute<Faq>({
  reads: [],
  loader: ({ api, signal }) => api.get<Faq>('/api/faq/', { signal }),
  Component: FaqPage,
  head: (data, { text }) => ({
    title: text('faq.title'),
    description: text('faq.description'),
    canonicalPath: '/faq/',
    jsonLd: typeof document === 'undefined' ? [faqPage(data)] : [],
  }),
});
