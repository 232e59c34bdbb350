import path from 'node:path';
import { environmentName, productionEnvironment } from 'mf-shared/contract';
import type { Brand } from 'mf-shared/router';
import { contactSettings } from 'mf-shared/rules/contact-settings';
import { deliveryCountries, shownCurrencies } from 'mf-shared/rules/delivery-countries';
import {
  addressSetting,
  choiceSetting,
  hostSetting,
  listeningSetting,
  nodeEnvironment,
  originsSetting,
  SettingError,
  secretSetting,
  wholeNumberSetting,
} from 'mf-shared/rules/environment-settings';
import { type LocaleStrategy, localeStrategies } from 'mf-shared/rules/locale-path';
import { type MetricsSettings, metricsSettings } from 'mf-shared/rules/metrics-settings';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { trustedProxiesSetting } from 'mf-shared/rules/trusted-proxies';
import { z } from 'zod';
import { encodedPath } from './answer/encoded-path.ts';
import { type CallSettings, type ConnectionSettings, readCalls, readConnections } from './limit-settings.ts';

/** What the server is told by its environment. */
export interface Settings {
  port: number;
  /** LISTEN_HOST: the address that is listened on; undefined for all of this machine. */
  host: string | undefined;
  /** METRICS_PORT, METRICS_HOST: where it tells its metrics; null: nowhere. */
  metrics: MetricsSettings | null;
  /** TRUSTED_PROXIES: whose word about visitors is believed. */
  trustedProxies: string;
  connections: ConnectionSettings;
  calls: CallSettings;
  /** PAGES_PER_MINUTE: most pages that are rendered for one visitor; those in the page cache are sent without limit. */
  pagesPerMinute: number;
  /** TLS_CERT and TLS_KEY, two PEM files; null for plain HTTP. */
  tls: { certificateFile: string; keyFile: string } | null;
  /** The commerce service, without a closing slash. */
  apiUrl: string;
  releasesDirectory: string;
  /** RELEASES_ENVIRONMENT: whose releases are shown; `production` unless it says another, as `staging`. */
  releasesEnvironment: string;
  /** RELEASES_KEY: signs what a member of the staff may see instead; null: nobody sees anything else. */
  releasesKey: string | null;
  /** CANARY_PAGES, CANARY_ERRORS: when a canary is judged, and what is too bad. */
  canaryLimits: { pages: number; errors: number };
  /** The shell's own builds: for browsers a folder, for this server a file. */
  shellFiles: string;
  shellRenderer: string;
  /** The origin that visitors use, for absolute addresses. */
  publicUrl: string;
  localeStrategy: LocaleStrategy;
  brand: Brand;
  /** Where the magazine's calls begin: a path of this origin (CONF-26). */
  blogApiPrefix: string;
  /** Path without locale prefix, as requests write it → path or address elsewhere. */
  redirects: Readonly<Record<string, string>>;
  /** What an edge in front would say of visitors; without one all come from EDGE_COUNTRY (and pay in EDGE_CURRENCY). */
  edgeHeaders: Readonly<Record<string, string>>;
  /** SCRIPT_ORIGINS: where scripts may come from that the merchant adds to pages (CONF-72). */
  scriptOrigins: readonly string[];
  /** VIDEO_EMBED_URL: what a video's address begins with; null: pages frame nobody's. */
  videoEmbedUrl: string | null;
  /** RENTAL_PARTNER_URL: whose page the rental page frames; null: nobody's. */
  rentalPartnerOrigin: string | null;
  isDevelopment: boolean;
}

/** @throws SettingError for a value that cannot be used: the shell does not start with it. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = wholeNumberSetting(environment, 'PORT', { otherwise: 3000, min: 0, max: 65_535 });
  const dataDirectory = path.resolve(environment.DATA_DIR || '.data');
  const isDevelopment = nodeEnvironment(environment) === 'development';
  const shell = path.resolve(environment.SHELL_DIST || path.join(import.meta.dirname, '../dist'));
  const tls = readTls(environment);
  const publicUrl = addressSetting(environment, 'PUBLIC_URL') ?? `${tls ? 'https' : 'http'}://localhost:${port}`;
  const contact = contactSettings(environment);
  return {
    port,
    host: listeningSetting(environment, 'LISTEN_HOST') ?? undefined,
    metrics: metricsSettings(environment, port),
    trustedProxies: trustedProxiesSetting(environment),
    connections: readConnections(environment),
    calls: readCalls(environment),
    pagesPerMinute: wholeNumberSetting(environment, 'PAGES_PER_MINUTE', { otherwise: 600, min: 1, max: 1_000_000_000 }),
    tls,
    apiUrl: addressSetting(environment, 'API_URL') ?? 'http://127.0.0.1:3002',
    releasesEnvironment: readReleasesEnvironment(environment),
    releasesKey: secretSetting(environment, 'RELEASES_KEY'),
    canaryLimits: {
      pages: wholeNumberSetting(environment, 'CANARY_PAGES', { otherwise: 200, min: 20, max: 1_000_000 }),
      errors: wholeNumberSetting(environment, 'CANARY_ERRORS', { otherwise: 1, min: 1, max: 100 }),
    },
    releasesDirectory: path.resolve(environment.RELEASES_DIR || path.join(dataDirectory, 'releases')),
    shellFiles: path.join(shell, isDevelopment ? 'development-web' : 'web'),
    shellRenderer: path.join(shell, isDevelopment ? 'development-node' : 'node', 'renderer.cjs'),
    publicUrl,
    localeStrategy: choiceSetting(environment, 'LOCALE_STRATEGY', localeStrategies) ?? 'prefix-except-default',
    brand: {
      name: environment.BRAND_NAME || 'Havu',
      contactEmail: contact.email,
      phone: contact.phone,
      productionHost: hostSetting(environment, 'BRAND_HOST') ?? 'havu.example',
      seller: sellerSettings(environment),
    },
    blogApiPrefix: readBlogPrefix(environment),
    redirects: readRedirects(environment),
    edgeHeaders: readEdgeHeaders(environment),
    scriptOrigins: originsSetting(environment, 'SCRIPT_ORIGINS'),
    videoEmbedUrl: readEmbedUrl(environment),
    rentalPartnerOrigin: partnerOrigin(environment),
    isDevelopment,
  };
}

function partnerOrigin(environment: NodeJS.ProcessEnv): string | null {
  const url = addressSetting(environment, 'RENTAL_PARTNER_URL');
  return url === null ? null : new URL(url).origin;
}

function readEdgeHeaders(environment: NodeJS.ProcessEnv): Record<string, string> {
  const country = choiceSetting(environment, 'EDGE_COUNTRY', Object.keys(deliveryCountries));
  const currency = choiceSetting(environment, 'EDGE_CURRENCY', shownCurrencies);
  return { ...(country && { 'x-delivery-country': country }), ...(currency && { 'x-currency': currency }) };
}

function readBlogPrefix({ BLOG_API_PREFIX }: NodeJS.ProcessEnv): string {
  const prefix = BLOG_API_PREFIX || '/api/blog';
  if (!prefix.startsWith('/')) throw new SettingError('BLOG_API_PREFIX', 'a path that begins with a slash', prefix);
  return prefix.replace(/\/$/, '');
}

/** Goes into the content security policy: an address and nothing else. @throws on anything else */
function readEmbedUrl({ VIDEO_EMBED_URL }: NodeJS.ProcessEnv): string | null {
  if (!VIDEO_EMBED_URL) return null;
  if (!/^https?:\/\/[\w.:-]+\/(?:[\w-]+\/)*$/.test(VIDEO_EMBED_URL))
    throw new SettingError('VIDEO_EMBED_URL', 'an address that ends with a slash', VIDEO_EMBED_URL);
  return VIDEO_EMBED_URL;
}

function readTls({ TLS_CERT: certificateFile, TLS_KEY: keyFile }: NodeJS.ProcessEnv): Settings['tls'] {
  if (!certificateFile && !keyFile) return null;
  if (!certificateFile || !keyFile) throw new Error('TLS_CERT and TLS_KEY go together');
  return { certificateFile, keyFile };
}

/** Redirects of REDIRECTS (JSON), and ROOT_PATH for the root path (ROUTE-3, ROUTE-4). */
function readRedirects({ REDIRECTS, ROOT_PATH }: NodeJS.ProcessEnv): Record<string, string> {
  const table = redirectTable.safeParse(parseJson(REDIRECTS || '{}'));
  if (!table.success) throw new SettingError('REDIRECTS', 'JSON like {"/old/": "/new/"}', REDIRECTS ?? '');
  const redirects = Object.fromEntries(Object.entries(table.data).map(([from, to]) => [encodedPath(from), to]));
  if (!ROOT_PATH || ROOT_PATH === '/') return redirects;
  if (!isTarget(ROOT_PATH))
    throw new SettingError('ROOT_PATH', 'a path that begins with a slash, or an address', ROOT_PATH);
  return { ...redirects, '/': ROOT_PATH };
}

/** A path of the shop or an address elsewhere. */
const isTarget = (target: string): boolean =>
  /^(?:\/|https?:\/\/)\S*$/.test(target) && URL.canParse(target, 'http://shop');
const redirectTable = z.record(z.string().startsWith('/'), z.string().refine(isTarget));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readReleasesEnvironment({ RELEASES_ENVIRONMENT: given = '' }: NodeJS.ProcessEnv): string {
  const { data } = environmentName.safeParse(given || productionEnvironment);
  if (data === undefined)
    throw new SettingError('RELEASES_ENVIRONMENT', 'a name of small letters, digits and -', given);
  return data;
}
