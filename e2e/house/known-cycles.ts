/** Imports between folders that still lie on a cycle or go against the written order. The list only gets shorter. */
export const knownCycles: Readonly<Record<string, readonly string[]>> = {
  deploy: ['development → releases', 'local → development', 'local → releases', 'releases → local'],
};
