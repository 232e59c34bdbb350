import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { repositoryRoot, StartError, toolEnvironment } from './settings.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A named one comes first, then the machine's own, then the one that Playwright downloaded. */
function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...macPaths,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && isExecutable(path)) ?? null;
}

/** What can be done about a browser that is missing; each way returns the reason where it failed, else an empty text. */
export interface ChromiumWays {
  find: () => string | null;
  /** Null where Debian's packages cannot be installed: another system, or no root. */
  installFromDebian: (() => string) | null;
  downloadForPlaywright: () => string;
}

/**
 * Finds a Chromium or Chrome, else installs Debian's where that is allowed, else downloads Playwright's own.
 * @throws StartError saying what failed and what to install
 */
export function ensureChromium(ways: ChromiumWays = machineWays()): string {
  const found = ways.find();
  if (found) return found;
  const reasons: string[] = [];
  for (const install of [ways.installFromDebian, ways.downloadForPlaywright]) {
    if (!install) continue;
    const reason = install();
    const installed = ways.find();
    if (installed) return installed;
    if (reason) reasons.push(reason);
  }
  throw new StartError(
    `The browser tests need Chromium or Chrome, and none could be installed (${reasons.join('; ')}). Install one, or name it in CHROMIUM_PATH.`,
  );
}

function machineWays(): ChromiumWays {
  const isDebianRoot = process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  return { find: findChromium, installFromDebian: isDebianRoot ? installFromDebian : null, downloadForPlaywright };
}

function installFromDebian(): string {
  console.log('Installing Chromium for the browser tests …');
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], environment);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], environment);
}

function downloadForPlaywright(): string {
  console.log("Downloading Playwright's Chromium for the browser tests …");
  return run(join(repositoryRoot, 'node_modules', '.bin', 'playwright'), ['install', 'chromium']);
}

/** Runs a tool quietly. @returns the last line of what it complained about, empty when it succeeded */
function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...toolEnvironment(), ...environment },
  });
  if (status === 0) return '';
  const lastLine = stderr?.trim().split('\n').at(-1);
  return `${command.split('/').at(-1)} failed${lastLine ? `: ${lastLine}` : ''}`;
}
