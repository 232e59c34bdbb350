/**
 * What a server build takes from the shell's stateful modules (`mf-shared/stores` and the like) and the shell does not
 * have: the remote was built for a newer shell. Rendering does not show it, because most of it is called at a click.
 * Reads the code that webpack writes, `const stores_ = require("mf-shared/stores")` and `stores_.name`; what is written
 * in another way is not found.
 * @returns `name of mf-shared/stores`, each once
 */
export function missingExports(code: string, sharedModules: Readonly<Record<string, unknown>>): string[] {
  const sources = new Map<string, Set<string>>();
  for (const [, name = '', source = ''] of code.matchAll(/(?<!\.)\b(\w+) = (?:__webpack_)?require(?:__)?\(([^()]+)\)/g))
    sources.set(name, (sources.get(name) ?? new Set()).add(source.replace(/["']/g, '')));
  const missing = [...sources].flatMap(([name, from]) => {
    const [source = ''] = from;
    const module = sharedModules[source];
    // A name that stands for two modules, each in its own scope, tells nothing.
    if (from.size > 1 || !source.startsWith('mf-shared/') || typeof module !== 'object' || module === null) return [];
    return [...code.matchAll(new RegExp(`\\b${name}\\.([\\w$]+)`, 'g'))]
      .filter(([, used = '']) => !(used in module))
      .map(([, used]) => `${used} of ${source}`);
  });
  return [...new Set(missing)];
}
