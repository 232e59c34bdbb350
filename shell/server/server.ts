import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { errorFacts, log } from './log.ts';
import { readSettings } from './settings.ts';

const drainMs = 10_000;

try {
  const settings = readSettings(process.env);
  const app = createApp(settings);
  const server = createServer((request, response) => app.handle(request, response));
  server.keepAliveTimeout = 65_000;
  server.on('error', (error) => {
    log('error', 'cannot listen', errorFacts(error));
    process.exit(1);
  });
  server.listen(settings.port, () => {
    log('info', 'listening', { port: settings.port });
    process.send?.({ ready: true });
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      log('info', 'draining', { signal });
      app.close();
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), drainMs).unref();
    });
} catch (error) {
  log('error', 'cannot start', errorFacts(error));
  process.exit(1);
}
