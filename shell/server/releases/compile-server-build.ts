import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

/**
 * Compiles a remote's server build after checking that it is the published one (`integrity` null: a build that is being
 * written, which has no hash yet). The remote's code gets the renderer's
 * shared modules and nothing else to require.
 * @throws when the hash differs, or the code asks for another module
 */
export function compileServerBuild(
  file: string,
  integrity: string | null | undefined,
  sharedModules: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const code = readFileSync(file);
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (integrity !== null && hash !== integrity) throw new Error(`${file} is not the published file`);
  const module = { exports: {} };
  const require = (name: string) => {
    if (name in sharedModules) return sharedModules[name];
    throw new Error(`${file} requires ${name}, which is not shared`);
  };
  const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, require);
  return readModules(module.exports, file);
}

function readModules(exports: unknown, file: string): Readonly<Record<string, unknown>> {
  if (typeof exports === 'object' && exports !== null && 'modules' in exports && typeof exports.modules === 'object')
    return { ...exports.modules };
  throw new Error(`${file} exports no modules`);
}
