import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { repositoryRoot, StartError, toolEnvironment } from './settings.ts';

/** Without a window: it takes two thirds of the processor's time that the whole browser takes for the same journeys. */
const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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
function findChromium(names: readonly string[]): string | null {
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

/** The browser that pages are measured with: the whole one, as shoppers have it. @throws StartError as ensureChromium */
export const ensureWholeChromium = (): string => ensureChromium(machineWays(wholeBrowsers, 'chromium'));

/**
 * Finds a Chromium or Chrome for the journeys, else installs Debian's where that is allowed, else downloads Playwright's own.
 * @throws StartError saying what failed and what to install
 */
export function ensureChromium(
  ways: ChromiumWays = machineWays([headlessShell, ...wholeBrowsers], headlessShell),
): string {
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

function machineWays(names: readonly string[], debianPackage: string): ChromiumWays {
  const isDebianRoot = process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  return {
    find: () => findChromium(names),
    installFromDebian: isDebianRoot ? () => installFromDebian(debianPackage) : null,
    downloadForPlaywright,
  };
}

function installFromDebian(debianPackage: string): string {
  console.log('Installing Chromium for the browser tests …');
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], environment);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], environment);
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
