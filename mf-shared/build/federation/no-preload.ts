/** Stands in the host for the federation's `preloadRemote`: pages name their files themselves (shell: preload-files.ts). */
export const formatPreloadArgs = (): readonly never[] => [];
export const preloadAssets = async (): Promise<readonly never[]> => [];
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = (): readonly never[] => [];
