/** Joins class names and leaves out what is not there: `classNames(styles.a, isOpen && styles.open)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
