import { functions, isSyntax, list, nameOf, parse, type Syntax, walk } from './syntax.ts';

const mostLines = 60;

/** The sign of a table: how the comment above its function begins. */
const tableSign = /\/\*\* A table: (?:(?!\*\/)[\s\S])*\*\/\s*(?:export\s+)?(?:(?:const|function)\s*)?$/;
const branches: ReadonlySet<string> = new Set([
  'IfStatement',
  'SwitchStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
  'TryStatement',
]);
const routeMethods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete', 'route']);

/**
 * Functions with more lines than `mostLines`, one line for each: `file:line name (lines)`. A function that its comment
 * says to be a table, `A table: …`, may be longer as long as it decides and repeats nothing.
 */
export function longFunctions(file: string, text: string): string[] {
  const found: string[] = [];
  const lineOf = (place: number) => text.slice(0, place).split('\n').length;
  const linesOf = ({ start, end }: Syntax) => lineOf(end) - lineOf(start) + 1;

  function look(node: unknown, name = ''): void {
    if (Array.isArray(node)) for (const each of node) look(each);
    if (!isSyntax(node)) return;
    for (const [part, value] of Object.entries(node)) if (typeof value === 'object') look(value, nameFor(node, part));
    const route = routeOf(node);
    if (!functions.has(node.type) && !route) return;
    const called = functions.has(node.type) ? nameOf(node.id) || name : route;
    const lines = linesOf(node);
    if (lines > mostLines && !(isSaidToBeTable(node) && decidesNothing(node)))
      found.push(`${file}:${lineOf(node.start)} ${called || 'a function without a name'} (${lines})`);
  }

  const declarations = new Map<number, number>();
  const program = parse(file, text);
  walk(program, (node) => {
    for (const each of list(node.declarations)) if (isSyntax(each.init)) declarations.set(each.init.start, node.start);
  });
  const isSaidToBeTable = ({ start }: Syntax) => tableSign.test(text.slice(0, declarations.get(start) ?? start));

  look(program.body);
  return found;
}

/** The name that a declaration, a property or a method gives to the function which is its value. */
function nameFor(node: Syntax, part: string): string {
  if (node.type === 'VariableDeclarator' && part === 'init') return nameOf(node.id);
  return /^(?:Property|PropertyDefinition|MethodDefinition)$/.test(node.type) && part === 'value'
    ? nameOf(node.key)
    : '';
}

/** `app.get('/api/…', …)`: what a module of the service registers is counted route by route. */
function routeOf(node: Syntax): string {
  if (node.type !== 'CallExpression' || !isSyntax(node.callee) || nameOf(node.callee.object) !== 'app') return '';
  const method = nameOf(node.callee.property);
  return routeMethods.has(method) ? `${method} ${nameOf(list(node.arguments)[0])}` : '';
}

function decidesNothing(node: Syntax): boolean {
  let isPlain = true;
  walk(node.body, ({ type }) => {
    if (branches.has(type)) isPlain = false;
  });
  return isPlain;
}
