/** A filter's values in the address: comma-joined, a comma inside a value replaced by an underscore (LIST-60). */
export const encodeValue = (value: string): string => value.replaceAll(',', '_');

/** @param values already coded by {@link encodeValue} */
export const joinValues = (values: readonly string[]): string => values.join(',');

/** Coded values, each once; they are compared with coded options, so an underscore needs no way back. */
export const splitValues = (text: string): string[] => [...new Set(text.split(',').filter((value) => value !== ''))];
