import { decodeText } from 'mf-shared/rules/decode-text';

export type PathParams = Readonly<Record<string, string>>;

/**
 * Matches a path against `/stores/:store/` (one segment) or `/menu/:slug*` (the rest, none or more, joined by `/`).
 * Both end with a slash. @returns the parameters, decoded, or null
 */
export function matchPattern(pattern: string, path: string): PathParams | null {
  const wanted = segments(pattern);
  const given = segments(path);
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(':') && part.endsWith('*')) {
      params[part.slice(1, -1)] = given.slice(index).map(decodeText).join('/');
      return params;
    }
    const segment = given[index];
    if (segment === undefined) return null;
    if (part.startsWith(':')) params[part.slice(1)] = decodeText(segment);
    else if (part !== segment) return null;
  }
  return given.length === wanted.length ? params : null;
}

/** Puts a path's parameters into another pattern with the same names. */
export function fillPattern(pattern: string, params: PathParams): string {
  const filled = segments(pattern).flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = params[part.replace(/^:|\*$/g, '')] ?? '';
    return value === '' ? [] : value.split('/').map(encodeURIComponent);
  });
  return filled.length === 0 ? '/' : `/${filled.join('/')}/`;
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
