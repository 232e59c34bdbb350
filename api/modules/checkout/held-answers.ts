/** Keeps answers about something that does not change, at most so many per subject; they go when the subject goes. */
export function heldAnswers<Subject extends object, Answer>(
  most: number,
): (subject: Subject, key: string, make: () => Answer) => Answer {
  const held = new WeakMap<Subject, Map<string, Answer>>();
  return (subject, key, make) => {
    const answers = held.get(subject) ?? new Map<string, Answer>();
    held.set(subject, answers);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (answers.size < most) answers.set(key, made);
    return made;
  };
}
