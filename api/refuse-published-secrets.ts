const secrets = [
  'KLARNA_USERNAME',
  'KLARNA_PASSWORD',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'CARRIER_KEY',
] as const;
/** The sandbox's providers take these keys, which are known to everybody. */
const publishedSecrets: readonly (string | undefined)[] = ['sandbox', 'WH-SANDBOX'];

/** @throws where a shop that sells would be open to whoever knows the sandbox's keys (CONF-109) */
export function refusePublishedSecrets(environment: NodeJS.ProcessEnv): void {
  if (environment.NODE_ENV !== 'production') return;
  const social = Object.keys(environment).filter((name) => /^SOCIAL_\w+_CLIENT_SECRET$/.test(name));
  const found = [...secrets, ...social].filter((name) => publishedSecrets.includes(environment[name]));
  if (found.length > 0) throw new Error(`${found.join(', ')}: the sandbox's keys are for a demo shop only (DEMO=1)`);
}
