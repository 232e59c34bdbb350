import { processRegistry, serveMetrics, textOf } from 'mf-shared/metrics/serve-metrics';
import { connectPatiently } from 'mf-shared/rules/connect-patiently';
import { surviveRejections } from 'mf-shared/rules/survive-rejections';
import { trustedProxies } from 'mf-shared/rules/trusted-proxies';
import { createApp } from './app.ts';
import { errorFacts, log } from './log.ts';
import { originServer } from './origin-server.ts';
import { readSettings } from './settings.ts';

const drainMs = 10_000;
/** Told by the development's watch (deploy/local/dev.ts). */
const rendererCompiled = 'renderer compiled';

surviveRejections((message, reason) => log('error', message, errorFacts(reason)));
connectPatiently();
try {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  const server = originServer(settings, trustedProxies(settings.trustedProxies), (request, response) =>
    app.handle(request, response),
  );
  server.onError((error) => fail(error));
  if (settings.metrics) {
    const registries = [processRegistry(), ...app.metrics];
    await serveMetrics(settings.metrics, () => textOf(registries));
  }
  server.listen({ port: settings.port, host: settings.host }, () => {
    log('info', 'listening', { port: settings.port, host: settings.host });
    process.send?.({ ready: true });
  });
  if (settings.isDevelopment)
    process.on('message', (message) => {
      if (message === rendererCompiled) app.takeRenderer();
    });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      log('info', 'draining', { signal });
      server.close(() => {
        app.close();
        process.exit(0);
      });
      setTimeout(() => process.exit(0), drainMs).unref();
    });
} catch (error) {
  fail(error);
}

/** Says in one line why the shell cannot serve, and ends. */
function fail(error: unknown): void {
  log('error', 'cannot start', errorFacts(error));
  process.send?.({ failed: `The shell cannot start: ${error instanceof Error ? error.message : String(error)}` });
  process.exitCode = 1;
  process.disconnect?.();
  setTimeout(() => process.exit(1), 500);
}
