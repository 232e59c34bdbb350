import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { baseConfig, folderOf, type Mode, sharedRoot } from './base-config.ts';
import { modePlugins } from './mode-plugins.ts';
import { cssFileRules, cssNamesRules, fontRule, scriptRule, textRules } from './module-rules.ts';
import { type PackageFacts, readPackageFacts } from './package-facts.ts';
import { serverEntry } from './server-entry.ts';
import { sharedByRemote, sharedModules } from './shared-modules.ts';
import { SingleCopyPlugin } from './single-copy-plugin.ts';
import { TrustedLoadingPlugin } from './trusted-loading-plugin.ts';
import { cssFiles, inBrowsersOnly, webOutput } from './web-output.ts';

/** A remote's two builds: `dist/web` for browsers, `dist/node` (one CommonJS file) for the shell's server. */
export function remoteBuild(directory: string): (env: unknown, options: { mode?: Mode }) => Configuration[] {
  const facts = readPackageFacts(directory);
  return (_env, { mode = 'production' }) => [remoteWeb(facts, mode), remoteNode(facts, mode)];
}

function remoteWeb(facts: PackageFacts, mode: Mode): Configuration {
  const base = baseConfig(facts, 'web', mode);
  const { output, optimization } = webOutput(mode);
  return {
    ...base,
    target: ['web', 'es2023'],
    entry: {},
    output: {
      ...output,
      path: path.join(facts.directory, folderOf('web', mode)),
      publicPath: 'auto',
      uniqueName: facts.name,
    },
    module: { rules: [scriptRule(mode, 'web'), ...textRules(mode), fontRule, ...cssFileRules(mode)] },
    optimization,
    plugins: [
      // webpack's own container rather than the enhanced one: 3.9 instead of 7.6 kB for each entry, and the enhanced
      // host loads both alike.
      new webpack.container.ModuleFederationPlugin({
        name: facts.globalName,
        library: { type: 'var', name: facts.globalName },
        filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: namedExposes(facts),
        shared: sharedByRemote(),
      }),
      inBrowsersOnly(),
      new AssetListPlugin({ exposes: Object.keys(facts.exposes) }),
      cssFiles(mode),
      new TrustedLoadingPlugin(),
      new SingleCopyPlugin(sharedRoot),
      ...modePlugins(facts, mode),
    ],
  };
}

function remoteNode(facts: PackageFacts, mode: Mode): Configuration {
  return {
    ...baseConfig(facts, 'node', mode),
    target: 'node24',
    devtool: false,
    entry: { server: serverEntry(facts) },
    output: {
      path: path.join(facts.directory, folderOf('node', mode)),
      filename: mode === 'production' ? '[name].[contenthash:10].cjs' : '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    // The editor of rich text runs in browsers alone: the server's file names it and never asks for it.
    externals: [Object.fromEntries(sharedModules.map((name) => [name, `commonjs ${name}`])), /^@tiptap\//],
    module: {
      // What browsers load later stands in the one file too: the server fetches no other.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [scriptRule(mode, 'node'), fontRule, ...cssNamesRules(mode)],
    },
    optimization: { emitOnErrors: false, minimize: false, splitChunks: false, moduleIds: 'named' },
    plugins: [new SingleCopyPlugin(sharedRoot)],
  };
}

function namedExposes(facts: PackageFacts) {
  const entries = Object.entries(facts.exposes);
  return Object.fromEntries(entries.map(([key, file]) => [key, { import: file, name: key.slice('./'.length) }]));
}
