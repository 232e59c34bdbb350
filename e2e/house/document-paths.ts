import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { read, root } from './source-files.ts';

/** Folders beside this repository's first page; what a document names elsewhere is no path of it. */
const topFolders = new Set(
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$|^dist$/.test(entry.name))
    .map(({ name }) => name),
);
const sourceEndings = new Set(['.ts', '.tsx', '.mjs', '.json', '.css', '.md', '.yaml']);

/** `a.{fi,en,…}.json`: each of the names that are written out. */
function expand(pattern: string): string[] {
  const [whole, inner = ''] = /\{([^{}]+)\}/.exec(pattern) ?? [];
  if (!whole) return [pattern];
  return inner
    .split(',')
    .filter((each) => each !== '…')
    .flatMap((each) => expand(pattern.replace(whole, each)));
}

/** `mf-x/src/<name>/<name>-app.ts` as a glob: `mf-*` stands for any remote, `<name>` and `…` for any name. */
const globOf = (path: string): string =>
  path
    .replace(/^mf-x(?=\/|$)/, 'mf-*')
    .replaceAll(/<[^<>]*>|…/g, '*')
    .replace(/\/$/, '');

const found = (pattern: string): boolean => globSync(pattern, { cwd: root }).length > 0;

/** A name that a package exports a file by: `api/seed`. */
function isExported(path: string): boolean {
  const [room = '', ...rest] = path.split('/');
  if (!existsSync(join(root, room, 'package.json'))) return false;
  const { exports = {} } = JSON.parse(read(`${room}/package.json`)) as { exports?: Record<string, unknown> };
  return `./${rest.join('/')}` in exports;
}

function exists(path: string): boolean {
  const pattern = globOf(path);
  // Imports have no ending, and records are named by their number.
  const named = [pattern, `${pattern}.ts`, ...(/\/\d{4}$/.test(pattern) ? [`${pattern}-*.md`] : [])];
  return named.some(found) || isExported(path);
}

/** A name without folders is a file in, below or beside one of the paths of its paragraph, or at the root. */
function isNear(name: string, paths: readonly string[]): boolean {
  const folders = paths.map((path) => globOf(extname(path) ? dirname(path) : path));
  return [name, ...folders.map((folder) => join(folder, '**', name))].some((pattern) => found(globOf(pattern)));
}

/** Paths of the repository in backticks, paragraph by paragraph, that lead to nothing. */
export function deadPaths(document: string, { withNames }: { withNames: boolean }): string[] {
  const text = document.replaceAll(/```[\s\S]*?```/g, '');
  return text.split('\n').flatMap((paragraph) => {
    const words = [...paragraph.matchAll(/`([^`]+)`/g)]
      .flatMap(([, code = '']) => code.split(/\s+/))
      .map((word) => word.replace(/[#?:].*$/, ''))
      .filter((word) => /^[\w.<>{},…*-]+(?:\/[\w.<>{},…*-]+)*\/?$/.test(word));
    const whole = words.map((word) => word.replace(/^mf-x(?=\/)/, 'mf-*'));
    const paths = whole.filter(
      (word) => word.includes('/') && (topFolders.has(word.split('/')[0] ?? '') || word.startsWith('mf-*/')),
    );
    const names = withNames ? words.filter((word) => basename(word) === word && isFileName(word)) : [];
    return [
      ...paths.flatMap(expand).filter((path) => !exists(path)),
      ...names.flatMap(expand).filter((name) => !isNear(name, paths.flatMap(expand))),
    ];
  });
}

const isFileName = (word: string): boolean => sourceEndings.has(extname(word)) && /^[\w<]/.test(word);
