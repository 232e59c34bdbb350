import { faq } from 'mf-shared/contract';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { readableHtml } from '../rich-text/readable-html.ts';

/** Questions and answers in the order of the merchant; a topic without questions is left out (ROUTE-67). */
export const questionRoutes: ServiceModule = (app, { catalogue, settings: { richText } }) => {
  app.get('/api/faq/', { config: { access: 'public' }, schema: { response: { 200: faq } } }, (request, reply) =>
    sendCachedAnswer(request, reply, catalogue, {
      key: `faq ${request.locale}`,
      maxAge: freshFor.content,
      make: async ({ catalogue: pages }) => {
        const { questions, questionTopics } = pages.content;
        const reader = { pages, locale: request.locale, settings: richText };
        const shown = async ({ slug, texts }: (typeof questions)[number]) => {
          const { question = '', answer = '' } = inLocale(texts, request.locale) ?? {};
          return { slug, question, answer: await readableHtml(answer, reader) };
        };
        const topics = await Promise.all(
          questionTopics.map(async ({ id, titles }) => ({
            title: textIn(titles, request.locale),
            questions: await Promise.all(questions.filter(({ topic_id }) => topic_id === id).map(shown)),
          })),
        );
        return { topics: topics.filter((topic) => topic.questions.length > 0) };
      },
    }),
  );
};
