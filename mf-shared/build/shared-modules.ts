/**
 * Modules with state, of which one copy may live in a page: the shell provides them, remotes only ask for them.
 * Everything else of mf-shared (rules, ui, contract types) is compiled into each remote.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'nanostores',
  '@nanostores/react',
  'mf-shared/stores',
  'mf-shared/http',
  'mf-shared/router',
  'mf-shared/i18n',
] as const;

type SharedSetting = { singleton: true; requiredVersion: false; eager?: true; import?: false; version?: string };

export function sharedByShell(): Record<string, SharedSetting> {
  return Object.fromEntries(
    sharedModules.map((name) => [name, { singleton: true, requiredVersion: false, eager: true } as const]),
  );
}

export function sharedByRemote(): Record<string, SharedSetting> {
  return Object.fromEntries(
    sharedModules.map((name) => [name, { singleton: true, requiredVersion: false, import: false } as const]),
  );
}
