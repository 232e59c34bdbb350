import { functions, isSyntax, list, nameOf, parse, type Syntax, walk } from './syntax.ts';

/** What an expression gives at each render. */
interface Value {
  /** A function, an object or a list that is made anew. */
  isFresh: boolean;
  /** Parameters of its own hook or component that it is made from: `0.onClose` is a prop, `1` the second argument. */
  parameters: readonly string[];
  /** The parts of an object or a list, by name or place. */
  parts?: ReadonlyMap<string, Value>;
}

/** A hook or a component. */
interface Unit {
  name: string;
  file: string;
  lineOf: (node: Syntax) => number;
  scope: Map<string, () => Value>;
  body: Syntax;
  node: Syntax;
}

const stable: Value = { isFresh: false, parameters: [] };
const fresh: Value = { isFresh: true, parameters: [] };
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const memos = new Set(['useCallback', 'useMemo', ...effects]);
const wrappers = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);

/**
 * Effects that run again only because a function, an object or a list that they depend on is new at each render; also
 * where it comes from a hook or is handed down as an argument or a prop. One line for each: `file:line name`.
 */
export function freshDependencies(sources: ReadonlyMap<string, string>): string[] {
  const units = [...sources].flatMap(([file, text]) => unitsOf(file, text));
  const values = new Values(units);
  for (const unit of units) fillScope(unit, values.evaluator(unit));
  const search = new Search(values);
  for (const unit of units) search.look(unit);
  return search.findings();
}

/** What expressions give, within a hook or component and beyond it. */
class Values {
  readonly #byName: ReadonlyMap<string, Unit[]>;
  readonly #returned = new Map<Unit, Value>();

  constructor(units: readonly Unit[]) {
    this.#byName = Map.groupBy(units, ({ name }) => name);
  }

  knows(name: string): boolean {
    return this.#byName.has(name);
  }

  evaluator(unit: Unit): (node: unknown) => Value {
    const evaluate = (node: unknown): Value => {
      if (!isSyntax(node)) return stable;
      if (wrappers.has(node.type)) return evaluate(node.expression);
      if (functions.has(node.type)) return fresh;
      if (node.type === 'Identifier') return unit.scope.get(String(node.name))?.() ?? stable;
      if (node.type === 'ConditionalExpression') return either(evaluate(node.consequent), evaluate(node.alternate));
      if (node.type === 'LogicalExpression') return either(evaluate(node.left), evaluate(node.right));
      if (node.type === 'ObjectExpression') return { ...fresh, parts: partsOfObject(node, evaluate) };
      if (node.type === 'ArrayExpression')
        return { ...fresh, parts: new Map(list(node.elements).map((item, place) => [`${place}`, evaluate(item)])) };
      if (node.type === 'MemberExpression') return partOf(evaluate(node.object), nameOf(node.property));
      return node.type === 'CallExpression' ? this.#ofCall(node, evaluate) : stable;
    };
    return evaluate;
  }

  #ofCall(node: Syntax, evaluate: (node: unknown) => Value): Value {
    const callee = nameOf(node.callee);
    const [, dependencies] = list(node.arguments);
    if (memos.has(callee)) return madeFrom(list(dependencies?.elements).map(evaluate));
    if (!isHook(callee)) return stable;
    return (this.#byName.get(callee) ?? []).map((unit) => this.#returnOf(unit)).reduce(either, stable);
  }

  /** The value that a hook gives back, without its own parameters. */
  #returnOf(unit: Unit): Value {
    const known = this.#returned.get(unit);
    if (known) return known;
    this.#returned.set(unit, stable);
    const value = withoutParameters(returnsOf(unit.body).map(this.evaluator(unit)).reduce(either, stable));
    this.#returned.set(unit, value);
    return value;
  }
}

/** Goes through hooks and components, and then follows what they hand to one another. */
class Search {
  readonly #values: Values;
  readonly #found = new Set<string>();
  /** `useEscape 0`: the effect of a hook or component depends on this parameter. */
  readonly #sensitive = new Set<string>();
  readonly #handed: { unit: Unit; node: Syntax; to: string; value: Value }[] = [];

  constructor(values: Values) {
    this.#values = values;
  }

  /** Notes what the effects of a hook or component depend on, and what it hands on. */
  look(unit: Unit): void {
    const evaluate = this.#values.evaluator(unit);
    walk(unit.node, (node) => {
      if (node.type === 'CallExpression') {
        const callee = nameOf(node.callee);
        const given = list(node.arguments);
        if (effects.has(callee)) for (const each of list(given[1]?.elements)) this.#depend(unit, each, evaluate(each));
        else if (this.#values.knows(callee) && isHook(callee))
          for (const [place, argument] of given.entries())
            this.#hand({ unit, node, to: `${callee} ${place}`, value: evaluate(argument) });
      }
      if (node.type === 'JSXOpeningElement')
        for (const attribute of list(node.attributes)) {
          const value = isSyntax(attribute.value) ? attribute.value.expression : undefined;
          const to = `${nameOf(node.name)} 0.${nameOf(attribute.name)}`;
          this.#hand({ unit, node: attribute, to, value: evaluate(value) });
        }
    });
  }

  findings(): string[] {
    for (let before = -1; before !== this.#sensitive.size; ) {
      before = this.#sensitive.size;
      for (const { unit, node, to, value } of this.#handed)
        if (this.#sensitive.has(to)) this.#depend(unit, node, value, ` → ${to}`);
    }
    return [...this.#found].toSorted();
  }

  #depend(unit: Unit, node: Syntax, value: Value, through = ''): void {
    if (value.isFresh) this.#found.add(`${unit.file}:${unit.lineOf(node)} ${unit.name}${through}`);
    for (const parameter of value.parameters) this.#sensitive.add(`${unit.name} ${parameter}`);
  }

  #hand({ unit, node, to, value }: { unit: Unit; node: Syntax; to: string; value: Value }): void {
    this.#handed.push({ unit, node, to, value });
    for (const [name, part] of value.parts ?? []) this.#hand({ unit, node, to: `${to}.${name}`, value: part });
  }
}

const isHook = (name: string): boolean => /^use[A-Z]/.test(name);

/** Every hook and component at the top of a file. */
function unitsOf(file: string, text: string): Unit[] {
  const program = parse(file, text);
  const lineOf = ({ start }: Syntax) => text.slice(0, start).split('\n').length;
  const declared = list(program.body).map((statement) =>
    isSyntax(statement.declaration) ? statement.declaration : statement,
  );
  const named = declared.flatMap((node): [string, unknown][] =>
    node.type === 'FunctionDeclaration'
      ? [[nameOf(node.id), node]]
      : list(node.declarations).map((each) => [nameOf(each.id), unwrapped(each.init)]),
  );
  return named.flatMap(([name, node]) =>
    /^(use)?[A-Z]/.test(name) && isSyntax(node) && functions.has(node.type) && isSyntax(node.body)
      ? [{ name, file, lineOf, scope: new Map(), node, body: node.body }]
      : [],
  );
}

/** The function inside `memo(…)`. */
function unwrapped(node: unknown): unknown {
  return isSyntax(node) && node.type === 'CallExpression' ? list(node.arguments)[0] : node;
}

/** Names of a unit's own level; what stands in nested functions is not seen by its effects' lists. */
function fillScope({ node, body, scope }: Unit, evaluate: (node: unknown) => Value): void {
  const bind = (pattern: unknown, read: () => Value): void => {
    if (!isSyntax(pattern)) return;
    if (pattern.type === 'AssignmentPattern')
      bind(pattern.left, () => either(read(), pattern.right ? evaluate(pattern.right) : stable));
    if (pattern.type === 'Identifier') scope.set(String(pattern.name), once(read));
    if (pattern.type === 'ObjectPattern')
      for (const property of list(pattern.properties))
        if (property.type === 'Property') bind(property.value, () => partOf(read(), nameOf(property.key)));
    if (pattern.type === 'ArrayPattern')
      for (const [place, item] of list(pattern.elements).entries()) bind(item, () => partOf(read(), `${place}`));
  };
  for (const [place, parameter] of list(node.params).entries())
    bind(parameter, () => ({ isFresh: false, parameters: [`${place}`] }));
  for (const statement of list(body.body)) {
    if (statement.type === 'FunctionDeclaration') scope.set(nameOf(statement.id), () => fresh);
    for (const each of list(statement.declarations)) bind(each.id, () => evaluate(each.init));
  }
}

/** Evaluates when asked, and once; what asks for itself counts as stable. */
function once(read: () => Value): () => Value {
  let known: Value | null = null;
  return () => {
    if (known) return known;
    known = stable;
    known = read();
    return known;
  };
}

function returnsOf(body: Syntax): unknown[] {
  if (body.type !== 'BlockStatement') return [body];
  const given: unknown[] = [];
  walk(body, (node) => node.type === 'ReturnStatement' && given.push(node.argument), functions);
  return given;
}

function partsOfObject(node: Syntax, evaluate: (node: unknown) => Value): Map<string, Value> {
  const parts = new Map<string, Value>();
  for (const property of list(node.properties)) {
    if (property.type === 'Property') parts.set(nameOf(property.key), evaluate(property.value));
    else for (const [name, value] of evaluate(property.argument).parts ?? []) parts.set(name, value);
  }
  return parts;
}

/** A part of what is known, or of a parameter. */
function partOf({ parts, parameters }: Value, name: string): Value {
  return parts?.get(name) ?? { isFresh: false, parameters: parameters.map((parameter) => `${parameter}.${name}`) };
}

function either(one: Value, other: Value): Value {
  const names = new Set([...(one.parts?.keys() ?? []), ...(other.parts?.keys() ?? [])]);
  const parts = new Map([...names].map((name) => [name, either(partOf(one, name), partOf(other, name))]));
  return { ...madeFrom([one, other]), ...(names.size > 0 ? { parts } : {}) };
}

/** What is kept while these stay the same. */
function madeFrom(values: readonly Value[]): Value {
  return {
    isFresh: values.some(({ isFresh }) => isFresh),
    parameters: [...new Set(values.flatMap(({ parameters }) => parameters))],
  };
}

function withoutParameters({ isFresh, parts }: Value): Value {
  if (!parts) return { isFresh, parameters: [] };
  return { isFresh, parameters: [], parts: new Map([...parts].map(([name, part]) => [name, withoutParameters(part)])) };
}
