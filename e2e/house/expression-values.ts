import { both, contextKey, either, fresh, givenBack, madeFrom, partOf, stable, type Value } from './fresh-values.ts';
import { returnsOf, type Unit } from './function-units.ts';
import { functions, isSyntax, list, nameOf, type Syntax } from './syntax.ts';

export const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const memos = new Set(['useCallback', 'useMemo', ...effects]);
const wrappers = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ParenthesizedExpression',
  'ChainExpression',
]);

/** What expressions give, within a function and beyond it. */
export class Values {
  readonly #byName: ReadonlyMap<string, Unit[]>;
  /** By the name of a context or of its provider. */
  readonly contexts: ReadonlyMap<string, string>;
  readonly #returned = new Map<Unit, Value>();

  constructor(units: readonly Unit[], contexts: ReadonlyMap<string, string>) {
    this.#byName = Map.groupBy(units, ({ name }) => name);
    this.contexts = contexts;
  }

  knows(name: string): boolean {
    return this.#byName.has(name);
  }

  evaluator(unit: Unit): (node: unknown) => Value {
    const join = joinIn(unit);
    const evaluate = (node: unknown): Value => {
      if (!isSyntax(node)) return stable;
      if (wrappers.has(node.type)) return evaluate(node.expression);
      if (functions.has(node.type)) return fresh;
      if (node.type === 'Identifier') return unit.scope.get(String(node.name))?.() ?? stable;
      if (node.type === 'ConditionalExpression') return join(evaluate(node.consequent), evaluate(node.alternate));
      if (node.type === 'LogicalExpression') return join(evaluate(node.left), evaluate(node.right));
      if (node.type === 'ObjectExpression') return ofObject(node, evaluate);
      if (node.type === 'ArrayExpression')
        return { ...fresh, parts: new Map(list(node.elements).map((item, place) => [`${place}`, evaluate(item)])) };
      if (node.type === 'MemberExpression') return partOf(evaluate(node.object), nameOf(node.property));
      return node.type === 'CallExpression' ? this.#ofCall(node, unit, evaluate) : stable;
    };
    return evaluate;
  }

  #ofCall(node: Syntax, unit: Unit, evaluate: (node: unknown) => Value): Value {
    const callee = nameOf(node.callee);
    const given = list(node.arguments);
    if (memos.has(callee)) return madeFrom(list(given[1]?.elements).map(evaluate));
    if (callee === 'useContext' || callee === 'use') {
      const context = this.contexts.get(nameOf(given[0]));
      return context === undefined ? stable : { isFresh: false, parameters: [contextKey(context)] };
    }
    return this.#called(callee, unit)
      .map((each) => givenBack(this.#returnOf(each), (place) => evaluate(given[place])))
      .reduce(either, stable);
  }

  /** The function at the top of a file that a name stands for, in this file or where it imports it from. */
  #called(name: string, { file, scope, imports }: Unit): Unit[] {
    if (scope.has(name)) return [];
    const from = imports.get(name) ?? { name, from: file };
    return (this.#byName.get(from.name) ?? []).filter((unit) => unit.file.startsWith(from.from));
  }

  /** What a function gives back, in its own parameters. */
  #returnOf(unit: Unit): Value {
    const known = this.#returned.get(unit);
    if (known) return known;
    this.#returned.set(unit, stable);
    const values = unit.node.async ? [] : returnsOf(unit.body).map(this.evaluator(unit));
    const value = values.length > 0 ? values.reduce(joinIn(unit)) : stable;
    this.#returned.set(unit, value);
    return value;
  }
}

export const isHook = (name: string): boolean => /^use[A-Z]/.test(name);
export const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/** One of two values: a function that is no hook may have kept one of them. */
const joinIn = ({ name }: Unit) => (isHook(name) || isComponent(name) ? either : both);

/** An object that is made here; what it spreads may have any part. */
function ofObject(node: Syntax, evaluate: (node: unknown) => Value): Value {
  const parts = new Map<string, Value>();
  const parameters = new Set<string>();
  for (const property of list(node.properties)) {
    if (property.type === 'Property') {
      parts.set(nameOf(property.key), evaluate(property.value));
      continue;
    }
    const spread = evaluate(property.argument);
    for (const [name, value] of spread.parts ?? []) parts.set(name, value);
    for (const parameter of spread.parameters) parameters.add(parameter);
  }
  return { isFresh: true, parameters: [...parameters], parts };
}
