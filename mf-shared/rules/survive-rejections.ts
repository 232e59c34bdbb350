import { inspect } from 'node:util';

/** The message of the log's line about a promise that failed and that nobody waited for. Journeys fail where a log has it. */
export const rejectionMessage = 'a promise failed that nobody waited for';

/**
 * Logs a promise that failed and that nobody waited for, and lets the process or thread go on: such a promise left its own
 * work undone and nothing else. Without this Node.js ends the process.
 * @param log by default one JSON line on standard output
 */
export function surviveRejections(log: (message: string, reason: unknown) => void = writeLine): void {
  process.on('unhandledRejection', (reason) => log(rejectionMessage, reason));
}

function writeLine(msg: string, reason: unknown): void {
  process.stdout.write(`${JSON.stringify({ level: 50, time: Date.now(), msg, error: inspect(reason) })}\n`);
}
