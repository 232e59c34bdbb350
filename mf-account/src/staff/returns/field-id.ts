/** Id of a field of some judged pieces. */
export const fieldId = (key: string, field: string): string => `judge-${key}-${field}`;
