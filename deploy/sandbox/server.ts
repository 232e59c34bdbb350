import { inspect } from 'node:util';
import { surviveRejections } from 'mf-shared/rules/survive-rejections';
import { callbackPlanFrom } from './callback-plan.ts';
import { createSandbox } from './create-sandbox.ts';
import { log } from './log.ts';

// Type stripping for the browser's scripts is marked experimental; this process prints nothing but its log.
process.removeAllListeners('warning');

surviveRejections((message, reason) => log(message, { error: inspect(reason) }));

const sandbox = await createSandbox({
  port: Number(process.env.SANDBOX_PORT ?? 3001),
  host: process.env.SANDBOX_HOST ?? '127.0.0.1',
  username: process.env.KLARNA_USERNAME ?? 'sandbox',
  password: process.env.KLARNA_PASSWORD ?? 'sandbox',
  callbacks: callbackPlanFrom(process.env),
  paypalClient: `${process.env.PAYPAL_CLIENT_ID ?? 'sandbox'}:${process.env.PAYPAL_CLIENT_SECRET ?? 'sandbox'}`,
  carrierKey: process.env.CARRIER_KEY ?? 'sandbox',
  webhook: { url: process.env.PAYPAL_WEBHOOK_URL ?? '', id: process.env.PAYPAL_WEBHOOK_ID ?? 'WH-SANDBOX' },
});
log('sandbox provider is ready', { url: sandbox.url });
process.send?.({ ready: true, url: sandbox.url });

async function drain(): Promise<void> {
  await sandbox.close();
  process.exit(0);
}
process.once('SIGTERM', () => void drain());
process.once('SIGINT', () => void drain());
