/**
 * An answer that has these lists: what the page goes through. One of another shape is a failure like any other, with
 * its message or its silence (ERR-31). @throws TypeError
 */
export function withLists<Answer extends object>(answer: Answer | null, ...names: (keyof Answer)[]): Answer {
  if (answer === null || typeof answer !== 'object' || names.some((name) => !Array.isArray(answer[name])))
    throw new TypeError('The answer has another shape');
  return answer;
}
