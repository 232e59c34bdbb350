import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** Which files a build's named chunks need: what a page links and preloads. */
export interface AssetList {
  /** Chunk name (`main`, `texts-fi-json` in the shell; `product`, `messages-fi` in a remote) → files, from the build's folder. */
  chunks: Readonly<Record<string, { js: string[]; css: string[] }>>;
  /** Every emitted file. */
  files: readonly string[];
  /** A remote's exposed modules, as `./product`: chunks that only have a name are not among them. The shell has none. */
  exposes?: readonly string[];
}

const assetListName = 'asset-list.json';

export class AssetListPlugin implements WebpackPluginInstance {
  readonly #more: Pick<AssetList, 'exposes'>;

  /** @param more what the build itself does not say */
  constructor(more: Pick<AssetList, 'exposes'> = {}) {
    this.#more = more;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, () => {
        const chunks: Record<string, { js: string[]; css: string[] }> = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          const files = group.getFiles().filter((file) => !file.endsWith('.map') && !file.includes('.hot-update.'));
          chunks[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        const files = compilation.getAssets().map(({ name }) => name);
        const list: AssetList = { chunks, files: files.toSorted(), ...this.#more };
        compilation.emitAsset(assetListName, new webpack.sources.RawSource(JSON.stringify(list, null, 1)));
      });
    });
  }
}
