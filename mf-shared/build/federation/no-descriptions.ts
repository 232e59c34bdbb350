/** Stands in the host for the words of the federation's errors: the log names their codes. */
export const runtimeDescMap: Readonly<Record<string, string>> = {};
export const typeDescMap = runtimeDescMap;
export const buildDescMap = runtimeDescMap;
export const errorDescMap = runtimeDescMap;
