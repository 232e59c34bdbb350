import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { trustScript } from './trust.ts';

const entryTimeoutMs = 8000;

/**
 * Lends the shell's federation runtime to the remotes (each remote's entry is 14 kB smaller for it)
 * and sends their entries through the page's Trusted Types policy.
 */
export function federationRuntime(): ModuleFederationRuntimePlugin {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
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
