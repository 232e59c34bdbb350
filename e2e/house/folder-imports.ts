import { dirname, join, relative } from 'node:path';
import { parseAst } from 'vitest/node';
import { filesOf, type Room, read, root } from './source-files.ts';

/** A file of one folder uses a value of a file of another. */
export interface FolderImport {
  from: string;
  to: string;
  file: string;
  target: string;
}

/** What imports between the folders that stand side by side in `level`, such as `api/modules`; tests are left out. */
export function folderImports(room: Room, level: string): FolderImport[] {
  return filesOf(room, ['.ts', '.tsx'])
    .filter((file) => folderOf(level, file) !== null && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      valueImportsIn(file, read(file)).flatMap((imported) => {
        const from = folderOf(level, file);
        const target = targetOf(room, file, imported);
        const to = target && folderOf(level, target);
        return from && to && from !== to ? [{ from, to, file, target }] : [];
      }),
    );
}

/** The modules that a file needs before it runs. Types vanish in the build, and `import()` waits until it is asked. */
export function valueImportsIn(file: string, text: string): string[] {
  const program: unknown = parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' });
  return nodesIn(isNode(program) ? program.body : []).flatMap((statement) => {
    const source = isNode(statement.source) ? statement.source.value : null;
    return typeof source === 'string' && !isTypeOnly(statement) ? [source] : [];
  });
}

/** The imports that close a cycle: those whose folder can be reached again from the folder that they lead to. */
export function cyclicImports(imports: readonly FolderImport[]): FolderImport[] {
  const next = new Map(
    [...Map.groupBy(imports, ({ from }) => from)].map(([from, own]) => [from, own.map(({ to }) => to)] as const),
  );
  const reach = new Map([...next.keys()].map((folder) => [folder, reachable(next, folder)] as const));
  return imports.filter(({ from, to }) => reach.get(to)?.has(from));
}

function reachable(next: ReadonlyMap<string, readonly string[]>, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...(next.get(start) ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    open.push(...(next.get(folder) ?? []));
  }
  return seen;
}

/** The folder of a level that a path lies in; null where it lies beside the folders or elsewhere. */
function folderOf(level: string, path: string): string | null {
  if (!path.startsWith(`${level}/`)) return null;
  const [folder, ...rest] = path.slice(level.length + 1).split('/');
  return folder && rest.length > 0 ? folder : null;
}

/** The file that an import leads to, from the repository's root; null for another room or a package. */
function targetOf(room: Room, file: string, imported: string): string | null {
  if (imported.startsWith('.')) return relative(root, join(root, dirname(file), imported));
  return imported.startsWith(`${room}/`) ? imported : null;
}

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const named = nodesIn(node.specifiers);
  return named.length > 0 && named.every((each) => each.importKind === 'type' || each.exportKind === 'type');
}

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (list: unknown): Node[] => (Array.isArray(list) ? list.filter(isNode) : []);
