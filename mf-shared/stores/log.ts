/** The stores' only way to the console: what is noted there helps support and disturbs nobody. */
export function logInfo(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place of the stores that writes there
  console.info(message);
}

export function logWarning(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place of the stores that writes there
  console.warn(message);
}
