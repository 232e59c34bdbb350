import { shellBuild } from 'mf-shared/build';

export default shellBuild(import.meta.dirname, {
  browser: './src/client/start.ts',
  lateSheets: './src/sheets/late-sheets.ts',
  server: './src/render/renderer.tsx',
  federationRuntime: './src/remotes/federation-runtime.ts',
});
