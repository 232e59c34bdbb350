import { join } from 'node:path';
import { findFreePort } from './ports.ts';
import type { ServiceDefinition } from './service-process.ts';
import { repositoryRoot, type Settings } from './settings.ts';

/** Demo keys of the sandbox provider; a production start refuses them (CONF-109). */
const sandboxKeys = {
  KLARNA_USERNAME: 'sandbox',
  KLARNA_PASSWORD: 'sandbox',
  PAYPAL_CLIENT_ID: 'sandbox',
  PAYPAL_CLIENT_SECRET: 'sandbox',
  PAYPAL_WEBHOOK_ID: 'WH-SANDBOX',
  CARRIER_KEY: 'sandbox',
};

/** A sign-in service of the demo's own, unless the operator names others. */
const sandboxSignIn = (sandboxUrl: string) =>
  process.env.SOCIAL_PROVIDERS === undefined
    ? {
        SOCIAL_PROVIDERS: 'tunnus',
        SOCIAL_TUNNUS_ISSUER: `${sandboxUrl}/oidc`,
        SOCIAL_TUNNUS_CLIENT_ID: 'havu-shop',
        SOCIAL_TUNNUS_CLIENT_SECRET: 'sandbox',
      }
    : {};

/** The processes of a local shop in the order of their start: payment sandbox, commerce service, shell. */
export async function localServices(settings: Settings): Promise<ServiceDefinition[]> {
  const sandboxPort = await findFreePort(settings.port + 1);
  const apiPort = await findFreePort(settings.port + 2);
  const { publicUrl } = settings;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const nodeEnvironment = process.env.NODE_ENV ?? 'production';
  // A local shop is filled with the demo data and pays in a sandbox unless the operator says DEMO=0.
  const isDemo = (process.env.DEMO ?? '1') === '1';
  const usesSandbox = isDemo && !process.env.KLARNA_BASE_URL && !process.env.PAYPAL_BASE_URL;
  const videos = {
    VIDEO_URL: process.env.VIDEO_URL ?? sandboxUrl,
    VIDEO_EMBED_URL: process.env.VIDEO_EMBED_URL ?? `${sandboxUrl}/embed/`,
  };

  return [
    ...(usesSandbox
      ? [
          {
            name: 'sandbox',
            script: 'deploy/sandbox/server.ts',
            environment: {
              SANDBOX_PORT: String(sandboxPort),
              PAYPAL_WEBHOOK_URL: `${apiUrl}/api/payments/paypal/callback/`,
              ...sandboxKeys,
            },
          },
        ]
      : []),
    {
      name: 'api',
      script: isDemo ? 'deploy/demo/server.ts' : 'api/server.ts',
      environment: {
        NODE_ENV: nodeEnvironment,
        API_PORT: String(apiPort),
        API_URL: apiUrl,
        DATA_DIR: settings.dataDir,
        PUBLIC_URL: publicUrl,
        DEMO: isDemo ? '1' : '0',
        ...(settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : {}),
        ...(usesSandbox
          ? {
              ...sandboxKeys,
              KLARNA_BASE_URL: sandboxUrl,
              KLARNA_SCRIPT_URL: `${sandboxUrl}/klarna/payments.js`,
              PAYPAL_BASE_URL: sandboxUrl,
              CARRIER_BASE_URL: sandboxUrl,
              PAYMENT_CALLBACK_URL: apiUrl,
              ...sandboxSignIn(sandboxUrl),
              RECOMMENDATION_URL: process.env.RECOMMENDATION_URL ?? sandboxUrl,
              ...videos,
            }
          : {}),
      },
    },
    {
      name: 'shell',
      script: 'shell/server/server.ts',
      environment: {
        NODE_ENV: nodeEnvironment,
        PORT: String(settings.port),
        // The passwords of a demo are known to everybody.
        LISTEN_HOST: process.env.LISTEN_HOST || (isDemo ? '127.0.0.1' : ''),
        API_URL: apiUrl,
        DATA_DIR: settings.dataDir,
        ...(usesSandbox ? videos : {}),
        RELEASES_DIR: join(settings.dataDir, 'releases'),
        SHELL_DIST: join(repositoryRoot, 'shell', 'dist'),
        PUBLIC_URL: publicUrl,
        // No edge tells where a local visitor is: as the service's own look-up, Finland.
        EDGE_COUNTRY: process.env.EDGE_COUNTRY ?? 'fi',
        EDGE_CURRENCY: process.env.EDGE_CURRENCY ?? 'eur',
      },
    },
  ];
}
