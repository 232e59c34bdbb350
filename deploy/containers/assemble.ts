import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * `node deploy/containers/assemble.ts service /havu`: puts what one process of the shop runs from into an empty folder: its
 * code as it stands and the packages that it needs, without tests, build tools or demo. The images are made by this and by
 * nothing else (deploy/containers/Dockerfile).
 */
interface Part {
  workspace: string;
  folders: readonly string[];
  /** What has to be built before. */
  built?: string;
}

const parts: Readonly<Record<string, Part>> = {
  service: { workspace: 'api', folders: ['api'] },
  shell: { workspace: 'shell', folders: ['shell/server', 'shell/src', 'shell/dist'], built: 'shell/dist/node' },
};
/** What both run of mf-shared, unbuilt; its components and sheets are in the shell's build. */
const shared = ['contract', 'http', 'i18n', 'metrics', 'releases', 'router', 'rules', 'stores'].map(
  (name) => `mf-shared/${name}`,
);

const root = join(import.meta.dirname, '..', '..');
const leftOut = new Set(['node_modules', 'testing', '.nx', '.source-stamp', 'development-web', 'development-node']);
const isKept = (path: string): boolean => !leftOut.has(basename(path)) && !/\.test\.tsx?$/.test(path);

const [name = '', to = ''] = process.argv.slice(2);
const part = parts[name];
if (!part || to === '') fail(`Usage: node deploy/containers/assemble.ts ${Object.keys(parts).join('|')} <folder>`);
if (existsSync(to) && readdirSync(to).length > 0) fail(`${to} is not empty.`);
if (part.built && !existsSync(join(root, part.built)))
  fail(`${part.built} is missing: npx lerna run build comes before.`);

for (const folder of [...part.folders, ...shared])
  cpSync(join(root, folder), join(to, folder), { recursive: true, filter: isKept });
// The lock file is of all packages: npm asks for the manifest of each, and installs for these two.
const manifests = globSync(['package.json', 'package-lock.json', '*/package.json', 'deploy/demo/package.json'], {
  cwd: root,
});
for (const file of manifests) {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  cpSync(join(root, file), join(to, file));
}
const install = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
execFileSync('npm', [...install, '-w', part.workspace, '-w', 'mf-shared'], { cwd: to, stdio: 'inherit' });
process.stdout.write(`${relative(process.cwd(), to) || to} holds the ${name}.\n`);

function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
