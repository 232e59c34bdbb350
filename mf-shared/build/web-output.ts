import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Mode } from './base-config.ts';

/** Milliseconds until a chunk that does not come counts as failed. */
const chunkLoadTimeout = 6000;

/** `module` would rename the globals by which the federation finds remotes. */
const terserOptions = { ecma: 2020, compress: { passes: 3 }, format: { comments: false } } as const;

/**
 * File names by content (8 of its hash: a build with forty late parts writes each into its entry), and one way to make
 * them small (esbuild's minifier costs 22 kB more than this).
 */
export function webOutput(mode: Mode): Pick<Required<Configuration>, 'output' | 'optimization'> {
  const name = mode === 'production' ? '[name].[contenthash:8].js' : '[name].js';
  return {
    output: {
      chunkLoadTimeout,
      filename: name,
      chunkFilename: name,
      clean: mode === 'production',
      hashFunction: 'xxhash64',
    },
    optimization: {
      // In development too: a page goes on with the last code that compiled, and is not loaded anew once an error is mended.
      emitOnErrors: false,
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({ extractComments: false, terserOptions }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, minimizerOptions: { targets: {} } }),
      ],
    },
  };
}

export function cssFiles(mode: Mode): MiniCssExtractPlugin {
  const name = mode === 'production' ? '[name].[contenthash:8].css' : '[name].css';
  return new MiniCssExtractPlugin({
    filename: name,
    chunkFilename: name,
    // Everything stands in a cascade layer, so that the order of files does not matter.
    ignoreOrder: true,
  });
}

/** Leaves code of the server, behind `typeof document === 'undefined'`, out of browsers' code. */
export const inBrowsersOnly = () => new webpack.DefinePlugin({ 'typeof document': JSON.stringify('object') });
