import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import webpack from 'webpack';
import { AssetListPlugin } from './asset-list-plugin.ts';

it('the list of a build tells the exposed modules from chunks that only have a name', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  writeFileSync(path.join(folder, 'home.js'), "import(/* webpackChunkName: 'editor' */ './editor.js');");
  writeFileSync(path.join(folder, 'editor.js'), 'export const editor = 1;');
  const compiler = webpack({
    ...{ context: folder, mode: 'development', devtool: false, entry: {}, output: { path: path.join(folder, 'dist') } },
    plugins: [
      new webpack.container.ContainerPlugin({
        ...{ name: 'mf_x', filename: 'entry.js' },
        exposes: { './home': { import: './home.js', name: 'home' } },
      }),
      new AssetListPlugin({ exposes: ['./home'] }),
    ],
  });
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  const list = JSON.parse(readFileSync(path.join(folder, 'dist/asset-list.json'), 'utf8'));
  expect(Object.keys(list.chunks).toSorted()).toEqual(['editor', 'home', 'mf_x']);
  expect(list.exposes).toEqual(['./home']);
});
