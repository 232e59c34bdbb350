import { encodeValue } from '../filter-products/value-coding.ts';

/** The wizard's questions in their order; each is a filter of the list by the same name. */
export const shoeQuestions = ['activity', 'gender', 'width', 'last', 'season', 'size'] as const;
export type ShoeQuestion = (typeof shoeQuestions)[number];

/** Those that stand in the query of the address; what the shoes are for stands in its path. */
export const queryQuestions = shoeQuestions.filter((question) => question !== 'activity');

/** Properties that the questions are about: sizes are no property. */
export const shoeProperties: readonly string[] = shoeQuestions.filter((question) => question !== 'size');

/** It does not matter: answered, and filters nothing. */
export const anyAnswer = 'any';

export type ShoeAnswers = Readonly<Partial<Record<ShoeQuestion, string>>>;

/** What the address has answered; one answer to a question. */
export function readAnswers(slug: string, query: URLSearchParams): ShoeAnswers {
  const answers: Partial<Record<ShoeQuestion, string>> = slug === '' ? {} : { activity: slug };
  for (const question of queryQuestions) {
    const answer = query.get(question);
    if (answer) answers[question] = encodeValue(answer);
  }
  return answers;
}

/** Answers with one of them changed, or open again where it is null. */
export function withAnswer(answers: ShoeAnswers, question: ShoeQuestion, answer: string | null): ShoeAnswers {
  const { [question]: _, ...others } = answers;
  return answer === null ? others : { ...others, [question]: answer };
}

/** The wizard's address for these answers: the same answers have one address. */
export function wizardPath(answers: ShoeAnswers): string {
  const query = new URLSearchParams(
    queryQuestions.flatMap((question) => {
      const answer = answers[question];
      return answer === undefined ? [] : [[question, answer] as [string, string]];
    }),
  );
  const path =
    answers.activity === undefined ? '/shoe-wizard/' : `/shoe-wizard/${encodeURIComponent(answers.activity)}/`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The list's filters for these answers. Unisex shoes are for women and men alike. */
export function filtersOf(answers: ShoeAnswers): Readonly<Record<string, string>> {
  const filters: Record<string, string> = {};
  for (const question of shoeQuestions) {
    const answer = answers[question];
    if (answer === undefined || answer === anyAnswer) continue;
    filters[question] = question === 'gender' && answer !== 'unisex' ? `${answer},unisex` : answer;
  }
  return filters;
}

/** The list as these answers narrow it, at the group's own path. */
export function listPath(groupPath: string, answers: ShoeAnswers): string {
  const query = new URLSearchParams({ ...filtersOf(answers) }).toString().replaceAll('%2C', ',');
  return query === '' ? groupPath : `${groupPath}?${query}`;
}
