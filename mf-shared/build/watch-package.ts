import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { repositoryRoot } from './base-config.ts';

type Target = 'web' | 'node';
type ConfigurationFile = { default: (env: unknown, options: { mode: 'development' }) => Configuration[] };

/**
 * Compiles a package at every change. Its files go to `dist/development-*`, from where the shell's server serves them;
 * the server on `port` only tells open pages that there is something new. Resolves when both builds stand.
 */
export async function watchPackage(
  name: string,
  port: number,
  onCompiled: (target: Target, isFirst: boolean) => void,
): Promise<void> {
  const file = path.join(repositoryRoot, name, 'webpack.config.ts');
  const { default: configure }: ConfigurationFile = await import(pathToFileURL(file).href);
  const [web, node] = configure({}, { mode: 'development' });
  if (!web || !node) throw new Error(`${name} has no web and node build`);

  const webCompiler = create(web);
  const nodeCompiler = create(node);
  const first = [webCompiler, nodeCompiler].map((compiler, index) =>
    firstBuild(compiler, (isFirst) => onCompiled(index === 0 ? 'web' : 'node', isFirst)),
  );
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      allowedHosts: 'all',
      static: false,
      host: '127.0.0.1',
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: name === 'shell' },
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port, pathname: '/ws' },
      },
      devMiddleware: { writeToDisk: true, publicPath: web.output?.publicPath === 'auto' ? '/' : undefined },
    },
    webCompiler,
  );
  await server.start();
  nodeCompiler.watch({}, (error) => {
    // Errors in the code are printed by `done`; this is the watch itself.
    if (error) process.stderr.write(`The watch of ${nodeCompiler.name} failed: ${error.message}\n`);
  });
  nodeCompiler.hooks.watchClose.tap('watch-package', () => {
    process.stderr.write(`The watch of ${nodeCompiler.name} ended; start the development again\n`);
  });
  await Promise.all(first);
}

function create(configuration: Configuration): Compiler {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error(`${configuration.name} cannot be compiled`);
  return compiler;
}

/** Resolves after the first compilation that succeeded; errors are printed and do not end the watch. */
function firstBuild(compiler: Compiler, onCompiled: (isFirst: boolean) => void): Promise<void> {
  return new Promise((resolve) => {
    let isFirst = true;
    compiler.hooks.done.tap('watch-package', (stats) => {
      if (stats.hasErrors()) return void process.stderr.write(`${stats.toString('errors-only')}\n`);
      // A sheet's change leaves a server build as it is.
      if (!isFirst && stats.compilation.emittedAssets.size === 0) return;
      try {
        onCompiled(isFirst);
      } catch (error) {
        // An error that is thrown here would end webpack's watch silently; the next compilation tries again.
        return void process.stderr.write(`${compiler.name} could not be taken over: ${String(error)}\n`);
      }
      isFirst = false;
      resolve();
    });
  });
}
