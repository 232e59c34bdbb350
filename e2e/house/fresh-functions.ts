import { effects, isComponent, isHook, Values } from './expression-values.ts';
import { contextKey, isOfContext, partOf, type Value } from './fresh-values.ts';
import { contextOfProvider, fillScope, partsOfFile, type Unit } from './function-units.ts';
import { isSyntax, list, nameOf, type Syntax, walk } from './syntax.ts';

/**
 * Effects that run again only because a function, an object or a list that they depend on is new at each render; also
 * where it comes from another function or a context, or is handed down as an argument or a prop. One line for each:
 * `file:line name`.
 */
export function freshDependencies(sources: ReadonlyMap<string, string>): string[] {
  const files = [...sources].map(([file, text]) => partsOfFile(file, text));
  const units = files.flatMap((file) => file.units);
  const values = new Values(units, new Map(files.flatMap(({ contexts }) => contexts)));
  for (const unit of units) fillScope(unit, values.evaluator(unit));
  const search = new Search(values);
  for (const unit of units) if (isHook(unit.name) || isComponent(unit.name)) search.look(unit);
  return search.findings();
}

interface Handed {
  unit: Unit;
  node: Syntax;
  value: Value;
  /** Names of props that stand behind a spread and take the place of its own. */
  replaced?: ReadonlySet<string>;
}

/** Objects that hold themselves have no end. */
const mostNames = 6;

/** Goes through hooks and components, and then follows what they hand to one another. */
class Search {
  readonly #values: Values;
  readonly #found = new Set<string>();
  /** `useEscape 0`, `context Dialogs.close`: an effect depends on this parameter of a hook or component, or on this context. */
  readonly #sensitive = new Set<string>();
  readonly #handed = new Map<string, Handed[]>();

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
            this.#hand(`${callee} ${place}`, { unit, node, value: evaluate(argument) });
      }
      if (node.type === 'JSXOpeningElement') this.#lookAtElement(node, unit, evaluate);
    });
  }

  #lookAtElement(element: Syntax, unit: Unit, evaluate: (node: unknown) => Value): void {
    const name = nameOf(element.name) || contextOfProvider(element.name);
    const context = this.#values.contexts.get(name);
    const attributes = list(element.attributes);
    for (const [place, node] of attributes.entries()) {
      if (node.type === 'JSXSpreadAttribute') {
        const replaced = new Set(attributes.slice(place).map((each) => nameOf(each.name)));
        this.#hand(`${name} 0`, { unit, node, value: evaluate(node.argument), replaced });
      } else {
        const value = evaluate(isSyntax(node.value) ? node.value.expression : undefined);
        const prop = nameOf(node.name);
        const isContext = context !== undefined && prop === 'value';
        this.#hand(isContext ? contextKey(context) : `${name} 0.${prop}`, { unit, node, value });
      }
    }
  }

  findings(): string[] {
    // The set grows while it is gone through.
    for (const key of this.#sensitive) {
      const names = key.split('.');
      for (let length = 1; length <= names.length; length += 1) this.#follow(key, names, length);
    }
    return [...this.#found].toSorted();
  }

  /** Looks at what is handed to a part's first names: the part itself is what the effect depends on. */
  #follow(key: string, names: readonly string[], length: number): void {
    const [first, ...others] = names.slice(length);
    for (const { unit, node, value, replaced } of this.#handed.get(names.slice(0, length).join('.')) ?? []) {
      if (replaced && (first === undefined || replaced.has(first))) continue;
      const part = first === undefined ? value : [first, ...others].reduce(partOf, value);
      this.#depend(unit, node, part, ` → ${key}`);
    }
  }

  #depend(unit: Unit, node: Syntax, value: Value, through = ''): void {
    if (value.isFresh) this.#found.add(`${unit.file}:${unit.lineOf(node)} ${unit.name}${through}`);
    for (const parameter of value.parameters)
      if (parameter.split('.').length <= mostNames)
        this.#sensitive.add(isOfContext(parameter) ? parameter : `${unit.name} ${parameter}`);
  }

  #hand(to: string, handed: Handed): void {
    const known = this.#handed.get(to);
    if (known) known.push(handed);
    else this.#handed.set(to, [handed]);
  }
}
