import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { type Mode, repositoryRoot, sharedRoot } from './base-config.ts';

const moduleCss = /\.module\.css$/;
const anyCss = /\.css$/;

/** TypeScript and JSX through swc; types are checked by `tsc`, not here. */
export function scriptRule(mode: Mode, target: 'web' | 'node'): RuleSetRule {
  const isDevelopment = mode === 'development';
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment && target === 'web' },
        },
      },
    },
  };
}

export const fontRule: RuleSetRule = {
  test: /\.(woff2|svg|png|webp)$/,
  type: 'asset/resource',
  generator: { filename: 'files/[name].[contenthash:10][ext]' },
};

/** Class names only: where the sheet itself is shipped by someone else (the shell, or the web build). */
export function cssNamesRules(only?: { include: string }): RuleSetRule[] {
  return [
    { test: moduleCss, ...only, use: [cssLoader({ exportOnlyLocals: true })] },
    { test: anyCss, exclude: moduleCss, ...only, type: 'asset/source' },
  ];
}

/** Sheets as files. A remote ships its own only: those of mf-shared are in the shell's sheet. */
export function cssFileRules(owner: 'shell' | 'remote', mode: Mode): RuleSetRule[] {
  const files: RuleSetRule = {
    test: anyCss,
    ...(owner === 'remote' ? { exclude: sharedRoot } : {}),
    use: [mode === 'development' ? 'style-loader' : MiniCssExtractPlugin.loader, cssLoader({})],
  };
  return owner === 'remote' ? [...cssNamesRules({ include: sharedRoot }), files] : [files];
}

function cssLoader({ exportOnlyLocals = false }: { exportOnlyLocals?: boolean }) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals,
        // One context, one salt, one hash: every build gives a class the same name.
        localIdentName: '[name]_[local]_[hash:base64:6]',
        localIdentContext: repositoryRoot,
        localIdentHashSalt: 'havu',
        localIdentHashFunction: 'xxhash64',
      },
    },
  };
}
