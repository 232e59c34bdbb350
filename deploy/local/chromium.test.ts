import { describe, expect, it } from 'vitest';
import { type ChromiumWays, ensureChromium } from './chromium.ts';
import { StartError } from './settings.ts';

/** A machine on which the named ways bring a browser; `tried` tells which were taken. */
function machine(present: 'present' | 'missing', own: { debian?: 'works' | 'fails'; download?: 'works' | 'fails' }) {
  const tried: string[] = [];
  let path = present === 'present' ? '/usr/bin/chromium' : null;
  const way = (name: string, outcome: string | undefined) => () => {
    tried.push(name);
    if (outcome === 'works') path = `/${name}/chromium`;
    return outcome === 'works' ? '' : `${name} failed: no network`;
  };
  const ways: ChromiumWays = {
    find: () => path,
    installFromDebian: own.debian ? way('apt-get', own.debian) : null,
    downloadForPlaywright: way('playwright', own.download),
  };
  return { tried, ways };
}

describe('the browser of the journeys', () => {
  it('is the one that the machine has, and nothing is installed', () => {
    const { tried, ways } = machine('present', { debian: 'works', download: 'works' });
    expect(ensureChromium(ways)).toBe('/usr/bin/chromium');
    expect(tried).toEqual([]);
  });

  it('is installed from Debian where that is allowed', () => {
    const { tried, ways } = machine('missing', { debian: 'works', download: 'works' });
    expect(ensureChromium(ways)).toBe('/apt-get/chromium');
    expect(tried).toEqual(['apt-get']);
  });

  it.each([
    ['without root', {}, ['playwright']],
    ['where Debian has none', { debian: 'fails' as const }, ['apt-get', 'playwright']],
  ])('is the one that Playwright downloads, %s', (_where, own, expected) => {
    const { tried, ways } = machine('missing', { ...own, download: 'works' });
    expect(ensureChromium(ways)).toBe('/playwright/chromium');
    expect(tried).toEqual(expected);
  });

  it('is asked for in one line that tells what failed, where nothing works', () => {
    const { ways } = machine('missing', { debian: 'fails', download: 'fails' });
    expect(() => ensureChromium(ways)).toThrow(StartError);
    expect(() => ensureChromium(ways)).toThrow(
      'The browser tests need Chromium or Chrome, and none could be installed (apt-get failed: no network; playwright failed: no network). Install one, or name it in CHROMIUM_PATH.',
    );
  });
});
