import { expect, it } from 'vitest';
import { matchQuestions } from './match-questions.ts';

const question = (slug: string, words: string, answer: string) => ({ slug, question: words, answer });
const topics = [
  { title: 'Delivery', questions: [question('price', 'What does delivery cost?', '<p>Over <b>79</b> euros free</p>')] },
  {
    title: 'Returns',
    questions: [question('time', 'How long?', '<p>A hundred days</p>'), question('size', 'Size?', '')],
  },
];
const found = (words: string) =>
  matchQuestions(topics, words).flatMap(({ questions }) => questions.map(({ slug }) => slug));

it('every typed word stands in the question or its answer, in any case (ROUTE-67)', () => {
  expect(found('DELIVERY free')).toEqual(['price']);
  expect(found('days long')).toEqual(['time']);
  expect(found('days free')).toEqual([]);
});

it('marks of the text and its HTML are no words', () => {
  expect(found('cost?')).toEqual(['price']);
  expect(found('<b>')).toEqual([]);
});

it('nothing typed finds everything, and topics without a question are left out', () => {
  expect(found('  ')).toEqual(['price', 'time', 'size']);
  expect(matchQuestions(topics, 'hundred').map(({ title }) => title)).toEqual(['Returns']);
});
