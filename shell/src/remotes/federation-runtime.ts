import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustScript } from './trust.ts';

const entryTimeoutMs = 6000;

/** Sends the remotes' entries through the page's Trusted Types policy. */
export function federationRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'havu',
    createScript({ url }) {
      const script = document.createElement('script');
      trustScript(script, url);
      return { script, timeout: entryTimeoutMs };
    },
  };
}

// biome-ignore lint/style/noDefaultExport: the federation's plugin loader takes the default export
export default federationRuntime;
