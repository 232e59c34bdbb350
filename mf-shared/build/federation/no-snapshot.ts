/**
 * Stands in the host for the federation's handling of `mf-manifest.json` ("snapshots"): our remotes are registered with
 * their entries, which need none. The same faces as the runtime's own `SnapshotHandler.js`.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };

  loadRemoteSnapshotInfo(): Promise<never> {
    return Promise.reject(new Error('Remotes are registered with their entries'));
  }
}

export const getGlobalRemoteInfo = (): Record<string, never> => ({});
