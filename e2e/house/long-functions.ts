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
 *
 * @param counted `own` leaves out the named functions and the routes that stand inside a function
 */
export function longFunctions(file: string, text: string, counted: 'whole' | 'own' = 'whole'): string[] {
  const found: string[] = [];
  const lineOf = (place: number) => text.slice(0, place).split('\n').length;
  const linesOf = ({ start, end }: Syntax) => lineOf(end) - lineOf(start) + 1;

  /** The lines inside a node that named functions and routes take from it; tells of those that are too long. */
  function taken(node: unknown, name = ''): number {
    if (Array.isArray(node)) return node.reduce((sum: number, each) => sum + taken(each), 0);
    if (!isSyntax(node)) return 0;
    const within = Object.entries(node).reduce(
      (sum, [part, value]) => sum + (typeof value === 'object' ? taken(value, nameFor(node, part)) : 0),
      0,
    );
    const route = routeOf(node);
    const called = functions.has(node.type) ? nameOf(node.id) || name : route;
    if (!functions.has(node.type) && !route) return within;
    const lines = linesOf(node);
    const count = counted === 'own' ? lines - within : lines;
    if (count > mostLines && !(isSaidToBeTable(node) && decidesNothing(node)))
      found.push(`${file}:${lineOf(node.start)} ${called || 'a function without a name'} (${count})`);
    return called ? lines - 1 : within;
  }

  const declarations = new Map<number, number>();
  const program = parse(file, text);
  walk(program, (node) => {
    for (const each of list(node.declarations)) if (isSyntax(each.init)) declarations.set(each.init.start, node.start);
  });
  const isSaidToBeTable = ({ start }: Syntax) => tableSign.test(text.slice(0, declarations.get(start) ?? start));

  taken(program.body);
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
