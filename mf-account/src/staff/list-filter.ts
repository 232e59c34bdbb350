/** A filter of a list. */
export interface ListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  /** `sort` is a choice that narrows nothing; `check` has one value. */
  is: 'choice' | 'check' | 'day' | 'sort';
  options?: readonly FilterOption[];
}

export interface FilterOption {
  value: string;
  name: string;
}

/** A choice of some values, each with its words. */
export const choiceOf = (
  name: string,
  label: string,
  values: readonly string[],
  wordsOf: (value: string) => string,
): ListFilter => ({ name, label, is: 'choice', options: values.map((value) => ({ value, name: wordsOf(value) })) });

/** The order of a list: the first value is that without a word in the address. */
export const sortOf = (label: string, values: readonly string[], wordsOf: (value: string) => string): ListFilter => ({
  ...{ name: 'sort', label, is: 'sort' },
  options: values.map((value, at) => ({ value: at === 0 ? '' : value, name: wordsOf(value) })),
});
