import { demoSettings } from './ensure-demo.ts';

const secrets = [
  'KLARNA_USERNAME',
  'KLARNA_PASSWORD',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
] as const;
/** What the sandbox providers are asked with: known to everybody. */
const demoSecrets: readonly (string | undefined)[] = ['sandbox', 'WH-SANDBOX'];

/** @throws where a shop that sells would be open to whoever knows the demo's keys (decisions.md, Demo data) */
export function refuseDemoSecrets(environment: NodeJS.ProcessEnv): void {
  if (environment.NODE_ENV !== 'production' || demoSettings(environment).isWanted) return;
  const found = secrets.filter((name) => demoSecrets.includes(environment[name]));
  if (found.length > 0) throw new Error(`${found.join(', ')}: the sandbox's keys are for a demo shop only (DEMO=1)`);
}
