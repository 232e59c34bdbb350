import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs errors that nothing else caught. After an uncaught exception nothing can be relied on: the process ends and is started
 * again. A rejected promise that nobody waited for left only its own work undone: it is logged, and the process goes on.
 */
export function logProcessErrors(log: Pick<FastifyBaseLogger, 'fatal' | 'error'>): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the service ends after an uncaught exception');
    process.exit(1);
  });
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a promise failed that nobody waited for');
  });
}
