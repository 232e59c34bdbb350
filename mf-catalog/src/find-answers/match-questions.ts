import type { Faq } from 'mf-shared/contract';
import { foldText } from '../lib/text-match.ts';
import { plainText } from '../read-description/plain-text.ts';

/** The questions that have every typed word in themselves or in their answer; topics without one are left out. */
export function matchQuestions(topics: Faq['topics'], typed: string): Faq['topics'] {
  const words = typed.split(/\s+/).map(foldText);
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const said = foldText(`${question} ${plainText(answer)}`);
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
