import { delimiter, isAbsolute, join } from 'node:path';
import {
  addressSetting,
  nodeEnvironment,
  SettingError,
  switchSetting,
  wholeNumberSetting,
} from 'mf-shared/rules/environment-settings';
import { checkDemoSettings } from './demo-settings.ts';

export const repositoryRoot = join(import.meta.dirname, '..', '..');

/**
 * The environment for tools of node_modules: they run on the pinned Node, whatever the machine's own is, and keep what they
 * have compiled, as do the processes that they start. With 16 MB for new objects, the default, a sixth of the tests'
 * processor time went into collecting them.
 */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: join(repositoryRoot, '.cache', 'compiled'),
  ...process.env,
  NODE_OPTIONS: ['--max-semi-space-size=64', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
  PATH: [join(repositoryRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
});

/** What an operator may set (CONF-7, CONF-8, CONF-17, CONF-18). */
export interface Settings {
  port: number;
  /** The origin that visitors use: PUBLIC_URL, for a shop behind an edge, or this machine's. */
  publicUrl: string;
  dataDir: string;
  /** PostgreSQL server, or null for the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** A local shop is filled with the demo data and pays in a sandbox unless the operator says DEMO=0. */
  isDemo: boolean;
  /** Remotes that a development server serves instead of their published build. */
  isDevelopment: boolean;
}

/** @throws StartError when a value cannot be used. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  try {
    const port = wholeNumberSetting(environment, 'PORT', { otherwise: 3000, min: 1, max: 65_535 });
    const dataDir = environment.DATA_DIR || '.data';
    const isDemo = switchSetting(environment, 'DEMO', true);
    if (isDemo) checkDemoSettings(environment);
    return {
      port,
      publicUrl: new URL(addressSetting(environment, 'PUBLIC_URL') ?? localUrl(port, environment)).origin,
      dataDir: isAbsolute(dataDir) ? dataDir : join(repositoryRoot, dataDir),
      databaseUrl: environment.DATABASE_URL || null,
      isDemo,
      isDevelopment: nodeEnvironment(environment) === 'development',
    };
  } catch (error) {
    throw error instanceof SettingError ? new StartError(error.message) : error;
  }
}

/** The shop on this machine; the shell speaks TLS where it has a certificate. */
export const localUrl = (port: number, { TLS_CERT }: NodeJS.ProcessEnv): string =>
  `${TLS_CERT ? 'https' : 'http'}://localhost:${port}`;

/** A start that cannot go on; the message is the one clear line that is printed. */
export class StartError extends Error {}
