const prefix = '[ Federation Runtime ]: ';

/** Stands in the host for the federation's log: the same faces, errors with their code and what they are about. */
export const logger = console;

export function assert(condition: unknown, code: string | Error, words?: object, about?: object): void {
  if (!condition) error(code, words, about);
}

export function error(code: string | Error, _words?: object, about?: object, original?: string): never {
  if (code instanceof Error) throw code;
  throw new Error(prefix + [code, about && JSON.stringify(about), original].filter(Boolean).join(' '));
}

export function warn(message: unknown): void {
  logger.warn(prefix, message);
}
