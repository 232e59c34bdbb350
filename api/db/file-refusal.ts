/** The numbers that WASI gives to what a file system refuses. */
const refusals: Readonly<Record<number, string>> = {
  2: 'its files may not be written',
  29: 'the disk failed to read or write',
  51: 'the disk is full',
  69: 'the disk is read-only',
};

/** The engine's file errors are plain objects with a number of WASI. */
export function inWords(error: unknown): Error {
  if (error instanceof Error) return error;
  const errno = typeof error === 'object' && error && 'errno' in error ? Number(error.errno) : Number.NaN;
  return new Error(refusals[errno] ?? `its file system refused (${JSON.stringify(error)})`, { cause: error });
}
