import path from 'node:path';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const inNodeModules = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const onlyInShell = new Set(['react', 'react-dom', 'nanostores', '@nanostores/react', 'react-router']);
const never = new Set(['zod']);
const sharedFolders = ['stores', 'http', 'router', 'i18n'];

/** Fails a remote's build that carries its own copy of a module with state: two Reacts or two carts never ship. */
export class SingleCopyPlugin implements WebpackPluginInstance {
  readonly #sharedRoot: string;

  constructor(sharedRoot: string) {
    this.#sharedRoot = sharedRoot;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SingleCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingleCopyPlugin', (modules) => {
        for (const module of modules) {
          if (!(module instanceof webpack.NormalModule)) continue;
          const copy = this.#secondCopy(module.resource);
          if (!copy) continue;
          const issuer = compilation.moduleGraph.getIssuer(module)?.readableIdentifier(compilation.requestShortener);
          compilation.errors.push(
            new webpack.WebpackError(
              `${copy} would be compiled into this build (asked for by ${issuer}). Import shared modules by their package name: 'mf-shared/stores', not a path.`,
            ),
          );
        }
      });
    });
  }

  #secondCopy(resource: string): string | null {
    const fromPackage = inNodeModules.exec(resource)?.[1]?.replace('\\', '/');
    if (fromPackage && (onlyInShell.has(fromPackage) || never.has(fromPackage))) return fromPackage;
    const [folder] = path.relative(this.#sharedRoot, resource).split(path.sep);
    return folder && sharedFolders.includes(folder) ? `mf-shared/${folder}` : null;
  }
}
