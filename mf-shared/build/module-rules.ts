import path from 'node:path';
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
          // `development` would ask for react/jsx-dev-runtime, which is not shared.
          react: { runtime: 'automatic', development: false, refresh: isDevelopment && target === 'web' },
        },
      },
    },
  };
}

/** Texts that a change replaces in the open page, in development. */
export function textRules(mode: Mode): RuleSetRule[] {
  if (mode === 'production') return [];
  const loader = path.join(import.meta.dirname, 'hot-texts-loader.ts');
  return [{ test: /[\\/]locales[\\/][a-z]{2}\.json$/, type: 'javascript/auto', loader }];
}

export const fontRule: RuleSetRule = {
  test: /\.(woff2|svg|png|webp)$/,
  type: 'asset/resource',
  generator: { filename: 'files/[name].[contenthash:10][ext]' },
};

/** Asks for a sheet itself; a plain import of one of mf-shared's asks for its class names. */
export const sheetQuery = '?sheet';
const isSheet = /^\?sheet$/;

/** Class names only: where the sheet itself is shipped by someone else (the shell, or the web build). */
export function cssNamesRules(mode: Mode, only?: Pick<RuleSetRule, 'include' | 'resourceQuery'>): RuleSetRule[] {
  return [
    { test: moduleCss, ...only, use: [cssLoader(mode, { exportOnlyLocals: true })] },
    { test: anyCss, exclude: moduleCss, ...only, type: 'asset/source' },
  ];
}

/**
 * Sheets as files. Those of mf-shared are files once, in the shell's entry (`?sheet`); their class names go into the
 * chunks that use them, so that the entry does not carry the names of every component.
 */
export function cssFileRules(mode: Mode): RuleSetRule[] {
  const use = [MiniCssExtractPlugin.loader, cssLoader(mode)];
  return [
    ...cssNamesRules(mode, { include: sharedRoot, resourceQuery: { not: isSheet } }),
    { test: anyCss, include: sharedRoot, resourceQuery: isSheet, use },
    { test: anyCss, exclude: sharedRoot, use },
  ];
}

function cssLoader(mode: Mode, { exportOnlyLocals = false }: { exportOnlyLocals?: boolean } = {}) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals,
        // One context, one salt, one hash: every build gives a class the same name. What is published has the hash alone:
        // a card has twenty classes, and a list 120 cards.
        localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]_[local]_[hash:base64:6]',
        localIdentContext: repositoryRoot,
        localIdentHashSalt: 'havu',
        localIdentHashFunction: 'xxhash64',
      },
    },
  };
}
