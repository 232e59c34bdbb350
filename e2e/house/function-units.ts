import { dirname, join } from 'node:path';
import { either, fresh, partOf, stable, type Value } from './fresh-values.ts';
import { functions, isSyntax, list, nameOf, parse, type Syntax, walk } from './syntax.ts';

/** A function at the top of a file: a hook, a component or another one. */
export interface Unit {
  name: string;
  file: string;
  /** By its name in this file, where an import comes from, and its name there. */
  imports: ReadonlyMap<string, Import>;
  lineOf: (node: Syntax) => number;
  scope: Map<string, () => Value>;
  body: Syntax;
  node: Syntax;
}

interface Import {
  name: string;
  /** The beginning of the paths of files that may have it. */
  from: string;
}

/** What stands at the top of a file. */
export interface FileParts {
  units: Unit[];
  /** Names of contexts, and of their providers, with the context's own name. */
  contexts: [string, string][];
}

export function partsOfFile(file: string, text: string): FileParts {
  const program = parse(file, text);
  const lineOf = ({ start }: Syntax) => text.slice(0, start).split('\n').length;
  const imports = importsOf(file, program);
  const declared = list(program.body).map((statement) =>
    isSyntax(statement.declaration) ? statement.declaration : statement,
  );
  const named = declared.flatMap((node): [string, unknown][] =>
    node.type === 'FunctionDeclaration'
      ? [[nameOf(node.id), node]]
      : list(node.declarations).map((each) => [nameOf(each.id), each.init]),
  );
  const units = named.flatMap(([name, init]) => {
    const node = unwrapped(init);
    return isSyntax(node) && functions.has(node.type) && isSyntax(node.body)
      ? [{ name, file, imports, lineOf, scope: new Map(), node, body: node.body }]
      : [];
  });
  const contexts = named.filter(([, init]) => makesContext(init)).map(([name]) => name);
  const providers = named.flatMap(([name, init]): [string, string][] => {
    const context = contextOfProvider(init);
    return contexts.includes(context) ? [[name, context]] : [];
  });
  return { units, contexts: [...contexts.map((name): [string, string] => [name, name]), ...providers] };
}

function importsOf(file: string, program: Syntax): Map<string, Import> {
  return new Map(
    list(program.body)
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((statement) => {
        const source = nameOf(statement.source);
        const from = source.startsWith('.') ? join(dirname(file), source) : source;
        return list(statement.specifiers).map((each): [string, Import] => [
          nameOf(each.local),
          { name: nameOf(each.imported), from },
        ]);
      }),
  );
}

/** The function inside `memo(…)`. */
function unwrapped(node: unknown): unknown {
  return isSyntax(node) && node.type === 'CallExpression' ? list(node.arguments)[0] : node;
}

/** Whether a value is `createContext(…)`, or that on one condition. */
function makesContext(node: unknown): boolean {
  let isMade = false;
  walk(
    node,
    (part) => (isMade ||= part.type === 'CallExpression' && nameOf(part.callee) === 'createContext'),
    functions,
  );
  return isMade;
}

/** The name before `.Provider` in an expression or an element; '' in others. */
export function contextOfProvider(node: unknown): string {
  if (!isSyntax(node)) return '';
  if (node.type === 'ChainExpression') return contextOfProvider(node.expression);
  return nameOf(node.property) === 'Provider' ? nameOf(node.object) : '';
}

/** Fills in the names of a unit's own level; what stands in nested functions is not seen by its effects' lists. */
export function fillScope({ node, body, scope }: Unit, evaluate: (node: unknown) => Value): void {
  const bind = (pattern: unknown, read: () => Value): void => {
    if (!isSyntax(pattern)) return;
    if (pattern.type === 'AssignmentPattern')
      bind(pattern.left, () => either(read(), pattern.right ? evaluate(pattern.right) : stable));
    if (pattern.type === 'Identifier') scope.set(String(pattern.name), once(read));
    if (pattern.type === 'ObjectPattern')
      for (const property of list(pattern.properties))
        if (property.type === 'Property') bind(property.value, () => partOf(read(), nameOf(property.key)));
        else bind(property.argument, () => ({ ...read(), isFresh: true }));
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

/** The expressions that a function gives back. */
export function returnsOf(body: Syntax): unknown[] {
  if (body.type !== 'BlockStatement') return [body];
  const given: unknown[] = [];
  walk(body, (node) => node.type === 'ReturnStatement' && given.push(node.argument), functions);
  return given;
}
