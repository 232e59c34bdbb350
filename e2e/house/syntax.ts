import { parseAst } from 'vitest/node';

/** A node of the syntax tree; its parts are looked at one by one. */
export interface Syntax {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export const functions: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
]);

/** The syntax tree of a file. */
export function parse(file: string, text: string): Syntax {
  const program: unknown = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (!isSyntax(program)) throw new Error(`${file} is not a program`);
  return program;
}

export function walk(node: unknown, visit: (node: Syntax) => unknown, leftOut: ReadonlySet<string> = new Set()): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit, leftOut);
  if (!isSyntax(node) || leftOut.has(node.type)) return;
  visit(node);
  for (const part of Object.values(node)) if (typeof part === 'object') walk(part, visit, leftOut);
}

export function isSyntax(node: unknown): node is Syntax {
  return typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string';
}

/** The nodes of a list, empty places left out of the view but kept in order. */
export function list(nodes: unknown): Syntax[] {
  return Array.isArray(nodes) ? nodes.map((node) => (isSyntax(node) ? node : { type: 'Empty', start: 0, end: 0 })) : [];
}

export function nameOf(node: unknown): string {
  return isSyntax(node) ? String(node.name ?? node.value ?? '') : '';
}
