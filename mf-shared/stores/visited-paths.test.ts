// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function freshTab() {
  vi.resetModules();
  return import('./visited-paths.ts');
}

beforeEach(() => sessionStorage.clear());

describe('the pages of this visit (PRODUCT-3)', () => {
  it('stand newest first, each once', async () => {
    const { $visitedPaths, rememberVisitedPath } = await freshTab();
    for (const path of ['/jackets/', '/tents/', '/jackets/']) rememberVisitedPath(path);
    expect($visitedPaths.get()).toEqual(['/jackets/', '/tents/']);
  });

  it('outlive a reload of the tab', async () => {
    (await freshTab()).rememberVisitedPath('/jackets/');
    const { $visitedPaths, rememberVisitedPath } = await freshTab();
    rememberVisitedPath('/kaamos/kuura/');
    expect($visitedPaths.get()).toEqual(['/kaamos/kuura/', '/jackets/']);
  });

  it.each(['nonsense', '{"a":1}', '[1, null]'])('of a storage that holds %s are the new one alone', async (stored) => {
    sessionStorage.setItem('havu-visited-paths', stored);
    const { $visitedPaths, rememberVisitedPath } = await freshTab();
    rememberVisitedPath('/tents/');
    expect($visitedPaths.get()).toEqual(['/tents/']);
  });
});
