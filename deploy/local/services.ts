import { randomBytes } from 'node:crypto';
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

interface LocalShop extends Settings {
  sandboxPort: number;
  apiPort: number;
  apiUrl: string;
  sandboxUrl: string;
  nodeEnvironment: string;
  usesSandbox: boolean;
  /** Known to the shell and the service alone (ROUTE-139). */
  releasesKey: string;
  videos: Record<'VIDEO_URL' | 'VIDEO_EMBED_URL', string>;
}

/** The processes of a local shop in the order of their start: payment sandbox, commerce service, shell. */
export async function localServices(settings: Settings): Promise<ServiceDefinition[]> {
  const sandboxPort = await findFreePort(settings.port + 1);
  const apiPort = await findFreePort(settings.port + 2);
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const shop: LocalShop = {
    ...settings,
    sandboxPort,
    apiPort,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    sandboxUrl,
    nodeEnvironment: process.env.NODE_ENV || 'production',
    releasesKey: process.env.RELEASES_KEY || randomBytes(32).toString('hex'),
    usesSandbox: settings.isDemo && !process.env.KLARNA_BASE_URL && !process.env.PAYPAL_BASE_URL,
    videos: {
      VIDEO_URL: process.env.VIDEO_URL ?? sandboxUrl,
      VIDEO_EMBED_URL: process.env.VIDEO_EMBED_URL ?? `${sandboxUrl}/embed/`,
    },
  };
  return [...(shop.usesSandbox ? [sandboxProcess(shop)] : []), serviceProcess(shop), shellProcess(shop)];
}

const sandboxProcess = ({ sandboxPort, apiUrl }: LocalShop): ServiceDefinition => ({
  name: 'sandbox',
  script: 'deploy/sandbox/server.ts',
  environment: {
    SANDBOX_PORT: String(sandboxPort),
    PAYPAL_WEBHOOK_URL: `${apiUrl}/api/payments/paypal/callback/`,
    ...sandboxKeys,
  },
});

/** The shell has METRICS_PORT itself, the service the port after it. */
const metricsOfService = (): Record<string, string> =>
  process.env.METRICS_PORT ? { METRICS_PORT: String(Number(process.env.METRICS_PORT) + 1) } : {};

const serviceProcess = (shop: LocalShop): ServiceDefinition => ({
  name: 'api',
  script: shop.isDemo ? 'deploy/demo/server.ts' : 'api/server.ts',
  environment: {
    NODE_ENV: shop.nodeEnvironment,
    API_PORT: String(shop.apiPort),
    API_URL: shop.apiUrl,
    DATA_DIR: shop.dataDir,
    PUBLIC_URL: shop.publicUrl,
    DEMO: shop.isDemo ? '1' : '0',
    RELEASES_KEY: shop.releasesKey,
    ...metricsOfService(),
    ...(shop.databaseUrl ? { DATABASE_URL: shop.databaseUrl } : {}),
    ...(shop.usesSandbox ? providersInSandbox(shop) : {}),
  },
});

/** Where the service finds the sandbox's providers of payments, labels, sign-in, recommendations and videos. */
const providersInSandbox = ({ sandboxUrl, apiUrl, videos }: LocalShop) => ({
  ...sandboxKeys,
  KLARNA_BASE_URL: sandboxUrl,
  KLARNA_SCRIPT_URL: `${sandboxUrl}/klarna/payments.js`,
  PAYPAL_BASE_URL: sandboxUrl,
  CARRIER_BASE_URL: sandboxUrl,
  TRACKING_URL: process.env.TRACKING_URL ?? 'https://www.posti.fi/en/tracking#/lahetys/{code}',
  PAYMENT_CALLBACK_URL: apiUrl,
  ...sandboxSignIn(sandboxUrl),
  RECOMMENDATION_URL: process.env.RECOMMENDATION_URL ?? sandboxUrl,
  ...videos,
});

const shellProcess = (shop: LocalShop): ServiceDefinition => ({
  name: 'shell',
  script: 'shell/server/server.ts',
  environment: {
    NODE_ENV: shop.nodeEnvironment,
    PORT: String(shop.port),
    // The passwords of a demo are known to everybody.
    LISTEN_HOST: process.env.LISTEN_HOST || (shop.isDemo ? '127.0.0.1' : ''),
    API_URL: shop.apiUrl,
    DATA_DIR: shop.dataDir,
    ...(shop.usesSandbox ? shop.videos : {}),
    RELEASES_KEY: shop.releasesKey,
    RELEASES_DIR: join(shop.dataDir, 'releases'),
    SHELL_DIST: join(repositoryRoot, 'shell', 'dist'),
    PUBLIC_URL: shop.publicUrl,
    // No edge tells where a local visitor is: as the service's own look-up, Finland.
    EDGE_COUNTRY: process.env.EDGE_COUNTRY ?? 'fi',
    EDGE_CURRENCY: process.env.EDGE_CURRENCY ?? 'eur',
  },
});
