import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a package says of itself in `package.json`, field `havu`. */
export interface PackageFacts {
  directory: string;
  /** `mf-product` */
  name: string;
  /** The name as a JavaScript identifier: the global that the entry defines. */
  globalName: string;
  /** `./product` → path of the module, from the package's folder. */
  exposes: Readonly<Record<string, string>>;
  /** Brotli kilobytes (1,000 bytes) per `entry`, `main`, `./expose`, `page` or `late`: see `SizeBudgetPlugin`. */
  budgets: Readonly<Record<string, number>>;
}

interface PackageJson {
  name: string;
  havu?: { exposes?: Record<string, string>; budgets?: Record<string, number> };
}

/**
 * Reads a package and adds `./messages-<locale>` for every language in its `locales` folder. What stands beside them
 * (`staff.<locale>.json`) is texts that a part brings by itself.
 */
export function readPackageFacts(directory: string): PackageFacts {
  const packageJson: PackageJson = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  return {
    directory,
    name: packageJson.name,
    globalName: packageJson.name.replaceAll('-', '_'),
    exposes: { ...packageJson.havu?.exposes, ...messageModules(directory) },
    budgets: packageJson.havu?.budgets ?? {},
  };
}

function messageModules(directory: string): Record<string, string> {
  const folder = path.join(directory, 'locales');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}\.json$/.test(file));
  return Object.fromEntries(
    files.toSorted().map((file) => [`./messages-${path.basename(file, '.json')}`, `./locales/${file}`]),
  );
}
