import { faq } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await insertMany(db, 'question_topics', [
      { id: 1, titles: { fi: 'Maksu' }, sort_order: 2 },
      { id: 2, titles: { fi: 'Toimitus', en: 'Delivery' }, sort_order: 1 },
      { id: 3, titles: { fi: 'Tyhjä' }, sort_order: 3 },
    ]);
    const answer = '<p>Katso <a href="/ohjeet/">ohjeet</a></p><script>alert(1)</script>';
    await insertMany(db, 'questions', [
      { id: 1, topic_id: 2, slug: 'b', texts: { fi: { question: 'B?', answer } }, sort_order: 2 },
      { id: 2, topic_id: 2, slug: 'a', texts: { fi: { question: 'A?', answer } }, sort_order: 1 },
      { id: 3, topic_id: 1, slug: 'c', texts: { fi: { question: 'C?', answer } }, sort_order: 1 },
    ]);
  });
});
afterAll(() => service.close());

const read = async (locale: 'fi' | 'en') => faq.parse((await service.call('/api/faq/', { locale })).json()).topics;

it('topics and questions come in the merchant’s order, empty topics not at all (ROUTE-67)', async () => {
  const topics = await read('fi');
  expect(topics.map(({ title, questions }) => [title, questions.map(({ slug }) => slug)])).toEqual([
    ['Toimitus', ['a', 'b']],
    ['Maksu', ['c']],
  ]);
  expect((await read('en')).map(({ title }) => title)).toEqual(['Delivery', 'Maksu']);
});

it('answers are sanitised and lead to pages of their language (CONTENT-10)', async () => {
  const [topic] = await read('en');
  expect(topic?.questions[0]?.answer).toBe('<p>Katso <a href="/en/help/">ohjeet</a></p>');
});
