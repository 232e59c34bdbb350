import { shellBuild } from 'mf-shared/build';

export default shellBuild(import.meta.dirname, {
  browser: './src/client/main.tsx',
  server: './src/server/renderer.tsx',
  federationRuntime: './src/remotes/federation-runtime.ts',
});
