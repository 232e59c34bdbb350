import path from 'node:path';
import type { LocaleStrategy } from 'mf-shared/rules/locale-path';
import { z } from 'zod';

/** What the server is told by its environment. */
export interface Settings {
  port: number;
  /** TLS_CERT and TLS_KEY, two PEM files; null for plain HTTP. */
  tls: { certificateFile: string; keyFile: string } | null;
  /** The commerce service, without a closing slash. */
  apiUrl: string;
  releasesDirectory: string;
  /** The shell's own builds: for browsers a folder, for this server a file. */
  shellFiles: string;
  shellRenderer: string;
  /** The origin that visitors use, for absolute addresses. */
  publicUrl: string;
  localeStrategy: LocaleStrategy;
  brand: { name: string; contactEmail: string; phone: string; productionHost: string };
  /** Where the magazine's calls begin: a path of this origin (spec: shell §3 Configuration). */
  blogApiPrefix: string;
  /** Path without locale prefix → path or address elsewhere. */
  redirects: Readonly<Record<string, string>>;
  /** What an edge in front would say of visitors; without one all come from EDGE_COUNTRY (and pay in EDGE_CURRENCY). */
  edgeHeaders: Readonly<Record<string, string>>;
  /** VIDEO_EMBED_URL: what a video's address begins with; null: pages frame nobody's. */
  videoEmbedUrl: string | null;
  isDevelopment: boolean;
}

const strategies: readonly LocaleStrategy[] = ['prefix-except-default', 'prefix', 'none'];

/** @throws when a value cannot be understood */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment.PORT ?? 3000);
  const dataDirectory = path.resolve(environment.DATA_DIR ?? '.data');
  const localeStrategy = strategies.find((known) => known === (environment.LOCALE_STRATEGY ?? strategies[0]));
  if (!localeStrategy) throw new Error(`LOCALE_STRATEGY is one of ${strategies.join(', ')}`);
  const isDevelopment = environment.NODE_ENV === 'development';
  const shell = path.resolve(environment.SHELL_DIST ?? path.join(import.meta.dirname, '../dist'));
  const tls = readTls(environment);
  const publicUrl = (environment.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${port}`).replace(/\/$/, '');
  return {
    port,
    tls,
    apiUrl: (environment.API_URL ?? 'http://127.0.0.1:3002').replace(/\/$/, ''),
    releasesDirectory: path.resolve(environment.RELEASES_DIR ?? path.join(dataDirectory, 'releases')),
    shellFiles: path.join(shell, isDevelopment ? 'development-web' : 'web'),
    shellRenderer: path.join(shell, isDevelopment ? 'development-node' : 'node', 'renderer.cjs'),
    publicUrl,
    localeStrategy,
    brand: {
      name: environment.BRAND_NAME ?? 'Havu',
      contactEmail: environment.BRAND_EMAIL ?? 'asiakaspalvelu@havu.example',
      phone: environment.BRAND_PHONE ?? '+358 9 425 4200',
      productionHost: environment.BRAND_HOST ?? 'havu.example',
    },
    blogApiPrefix: z
      .string()
      .startsWith('/')
      .parse(environment.BLOG_API_PREFIX ?? '/api/blog')
      .replace(/\/$/, ''),
    redirects: readRedirects(environment),
    edgeHeaders: {
      ...(environment.EDGE_COUNTRY ? { 'x-delivery-country': environment.EDGE_COUNTRY } : {}),
      ...(environment.EDGE_CURRENCY ? { 'x-currency': environment.EDGE_CURRENCY } : {}),
    },
    videoEmbedUrl: readEmbedUrl(environment),
    isDevelopment,
  };
}

/** Goes into the content security policy: an address and nothing else. @throws on anything else */
function readEmbedUrl({ VIDEO_EMBED_URL }: NodeJS.ProcessEnv): string | null {
  if (!VIDEO_EMBED_URL) return null;
  if (!/^https?:\/\/[\w.:-]+\/(?:[\w-]+\/)*$/.test(VIDEO_EMBED_URL))
    throw new Error('VIDEO_EMBED_URL is an address that ends with a slash');
  return VIDEO_EMBED_URL;
}

function readTls({ TLS_CERT: certificateFile, TLS_KEY: keyFile }: NodeJS.ProcessEnv): Settings['tls'] {
  if (!certificateFile && !keyFile) return null;
  if (!certificateFile || !keyFile) throw new Error('TLS_CERT and TLS_KEY go together');
  return { certificateFile, keyFile };
}

/** Redirects of REDIRECTS (JSON), and ROOT_PATH for the root path (spec: shell §2). */
function readRedirects({ REDIRECTS, ROOT_PATH }: NodeJS.ProcessEnv): Record<string, string> {
  const table = z.record(z.string().startsWith('/'), z.string().min(1)).parse(JSON.parse(REDIRECTS ?? '{}'));
  return ROOT_PATH && ROOT_PATH !== '/' ? { ...table, '/': ROOT_PATH } : table;
}
