import { isSyntax, list, nameOf, parse, type Syntax, walk } from './syntax.ts';

const effects = new Set(['useEffect', 'useLayoutEffect']);
const question = /\b(?:api|client)\s*\.(?:get|post)\b/;

/** Whether an effect asks the service, by itself or through a function of its file that it names. */
export function asksInEffects(file: string, text: string): boolean {
  if (!question.test(text)) return false;
  const asked: Syntax[] = [];
  const made = new Map<string, Syntax[]>();
  walk(parse(file, text), (node) => {
    if (node.type === 'CallExpression' && effects.has(nameOf(node.callee))) asked.push(...list(node.arguments));
    const value = node.type === 'VariableDeclarator' ? node.init : node.body;
    if (isSyntax(node.id) && isSyntax(value)) made.set(nameOf(node.id), [...(made.get(nameOf(node.id)) ?? []), value]);
  });
  const seen = new Set<string>();
  const asks = (node: Syntax): boolean => {
    if (question.test(text.slice(node.start, node.end))) return true;
    const names = new Set<string>();
    walk(node, (part) => part.type === 'Identifier' && names.add(nameOf(part)));
    return [...names].some((name) => {
      if (seen.has(name)) return false;
      seen.add(name);
      return (made.get(name) ?? []).some(asks);
    });
  };
  return asked.some(asks);
}
