/** One JSON line per event, as every process of the shop prints. */
export function log(message: string, details: Readonly<Record<string, unknown>> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: Date.now(), name: 'sandbox', msg: message, ...details })}\n`);
}
