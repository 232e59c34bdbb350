import type { FastifyBaseLogger } from 'fastify';

/**
 * Says why the process ends, or nearly did. After an uncaught exception nothing can be relied on: the process ends and is
 * started again. A promise that nobody waited for left its own work undone and nothing else: that is told and survived.
 */
export function sayLastWords(log: Pick<FastifyBaseLogger, 'fatal' | 'error'>): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the service ends after an uncaught exception');
    process.exit(1);
  });
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a promise failed that nobody waited for');
  });
}
