/** What an expression gives at each render. */
export interface Value {
  /** A function, an object or a list that is made anew. */
  isFresh: boolean;
  /**
   * What it comes from: parameters of its own function (`0.onClose` is a prop, `1` the second argument), and contexts
   * (`context Dialogs.close`).
   */
  parameters: readonly string[];
  /** The parts of an object or a list, by name or place. */
  parts?: ReadonlyMap<string, Value>;
}

export const stable: Value = { isFresh: false, parameters: [] };
export const fresh: Value = { isFresh: true, parameters: [] };

/** How a context stands among the parameters. */
export const contextKey = (name: string): string => `context ${name}`;

export const isOfContext = (parameter: string): boolean => parameter.startsWith(contextKey(''));

/** A part of what is known, or of a parameter. */
export function partOf({ parts, parameters }: Value, name: string): Value {
  return parts?.get(name) ?? { isFresh: false, parameters: parameters.map((parameter) => `${parameter}.${name}`) };
}

/** One of two values. */
export function either(one: Value, other: Value): Value {
  const names = new Set([...(one.parts?.keys() ?? []), ...(other.parts?.keys() ?? [])]);
  const parts = new Map([...names].map((name) => [name, either(partOf(one, name), partOf(other, name))]));
  return { ...madeFrom([one, other]), ...(names.size > 0 ? { parts } : {}) };
}

/** As `either`, but new only where both are. */
export function both(one: Value, other: Value): Value {
  return { ...either(one, other), isFresh: one.isFresh && other.isFresh };
}

/** What is kept while these stay the same. */
export function madeFrom(values: readonly Value[]): Value {
  return {
    isFresh: values.some(({ isFresh }) => isFresh),
    parameters: [...new Set(values.flatMap(({ parameters }) => parameters))],
  };
}

/** What a function gives back to the one who calls it with these arguments. */
export function givenBack(value: Value, argument: (place: number) => Value): Value {
  const { isFresh, parameters, parts = new Map<string, Value>() } = value;
  const own = new Map([...parts].map(([name, part]) => [name, givenBack(part, argument)]));
  return parameters
    .map((parameter) => {
      if (isOfContext(parameter)) return { isFresh: false, parameters: [parameter] };
      const [place, ...names] = parameter.split('.');
      return names.reduce(partOf, argument(Number(place)));
    })
    .reduce(either, { isFresh, parameters: [], ...(own.size > 0 ? { parts: own } : {}) });
}
