import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { Mode } from './base-config.ts';
import type { PackageFacts } from './package-facts.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { SizeBudgetPlugin } from './size-budget-plugin.ts';

/** Budgets and compressed copies for what is published, Fast Refresh for what is being written. */
export function modePlugins(facts: PackageFacts, mode: Mode): WebpackPluginInstance[] {
  if (mode === 'production') return [new SizeBudgetPlugin(facts), new PrecompressPlugin()];
  return [new ReactRefreshPlugin({ library: facts.name, overlay: false, esModule: true })];
}
