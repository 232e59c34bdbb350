/** One JSON line per event on standard output. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...facts })}\n`);
}

/** An error as facts for the log, with its cause. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { name, message, stack, cause } = error;
  return { error: `${name}: ${message}`, stack, ...(cause === undefined ? {} : { cause: errorFacts(cause) }) };
}
