import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { baseConfig, folderOf, type Mode, sharedRoot } from './base-config.ts';
import { LeanFederationPlugin } from './lean-federation-plugin.ts';
import { modePlugins } from './mode-plugins.ts';
import { cssFileRules, cssNamesRules, fontRule, scriptRule, sheetQuery, textRules } from './module-rules.ts';
import { type PackageFacts, readPackageFacts } from './package-facts.ts';
import { sharedByShell } from './shared-modules.ts';
import { TrustedLoadingPlugin } from './trusted-loading-plugin.ts';
import { cssFiles, inBrowsersOnly, webOutput } from './web-output.ts';

/** Modules of the shell that builds start from, as paths from its folder. */
export interface ShellEntries {
  browser: string;
  /** Names the sheets of mf-shared that do not stand in the entry. */
  lateSheets: string;
  server: string;
  federationRuntime: string;
}

/** The shell's two builds: `dist/web` (host of the federation) and `dist/node` (the renderer that its server loads). */
export function shellBuild(
  directory: string,
  entries: ShellEntries,
): (env: unknown, options: { mode?: Mode }) => Configuration[] {
  const facts = readPackageFacts(directory);
  return (_env, { mode = 'production' }) => [shellWeb(facts, entries, mode), shellNode(facts, entries, mode)];
}

function shellWeb(facts: PackageFacts, entries: ShellEntries, mode: Mode): Configuration {
  const { output, optimization } = webOutput(mode);
  return {
    ...baseConfig(facts, 'web', mode),
    target: ['web', 'es2023'],
    entry: { main: [...sharedSheets(path.join(facts.directory, entries.lateSheets)), entries.browser] },
    output: {
      ...output,
      path: path.join(facts.directory, folderOf('web', mode)),
      publicPath: '/assets/',
      uniqueName: 'shell',
    },
    module: { rules: [scriptRule(mode, 'web'), ...textRules(mode), fontRule, ...cssFileRules(mode)] },
    optimization,
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        runtimePlugins: [path.join(facts.directory, entries.federationRuntime)],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new LeanFederationPlugin(),
      inBrowsersOnly(),
      cssFiles(mode),
      new TrustedLoadingPlugin(),
      new AssetListPlugin(),
      ...modePlugins(facts, mode),
    ],
  };
}

function shellNode(facts: PackageFacts, entries: ShellEntries, mode: Mode): Configuration {
  return {
    ...baseConfig(facts, 'node', mode),
    target: 'node24',
    devtool: false,
    entry: { renderer: entries.server },
    output: {
      path: path.join(facts.directory, folderOf('node', mode)),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: { rules: [scriptRule(mode, 'node'), fontRule, ...cssNamesRules(mode)] },
    optimization: { emitOnErrors: false, minimize: false, splitChunks: false },
  };
}

/**
 * Every sheet of mf-shared's design system but those that come late, cascade layers' order first: remotes rely on the shell
 * for them.
 */
function sharedSheets(lateSheets: string): string[] {
  const late = readFileSync(lateSheets, 'utf8');
  const sheets = globSync('ui/**/*.css', { cwd: sharedRoot })
    .toSorted()
    .filter((file) => !late.includes(`mf-shared/${file}${sheetQuery}`));
  const isOrder = (file: string) => path.basename(file) === 'layers.css';
  const sorted = [...sheets.filter(isOrder), ...sheets.filter((file) => !isOrder(file))];
  return sorted.map((file) => path.join(sharedRoot, file) + sheetQuery);
}
