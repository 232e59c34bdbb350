import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const compressible = /\.(js|css|svg|json)$/;
const leftOut = /^asset-list\.json$/;
const smallestBytes = 200;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Leaves `.br` and `.gz` beside every text file, so that the server never compresses one. */
export class PrecompressPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      const { RawSource } = webpack.sources;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async () => {
        const assets = compilation.getAssets().filter(({ name }) => compressible.test(name) && !leftOut.test(name));
        await Promise.all(
          assets.map(async ({ name, source }) => {
            const body = source.buffer();
            if (body.length < smallestBytes) return;
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
            compilation.emitAsset(`${name}.br`, new RawSource(await toBrotli(body, { params })));
            compilation.emitAsset(`${name}.gz`, new RawSource(await toGzip(body, { level: 9 })));
          }),
        );
      });
    });
  }
}
