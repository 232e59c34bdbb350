import { ApiFailure } from 'mf-shared/http';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { expect, it, vi } from 'vitest';
import { DocumentNeeded } from '../pages/page-environment.ts';
import { noSlugs, toSlugSets } from '../routes/match-route.ts';
import { browserEnvironment, slugSource } from './browser-environment.ts';

vi.mock('./report-error.ts', () => ({ reportError: vi.fn() }));

const answer = { navigationSlugs: ['clothing'], manufacturerSlugs: ['kaamos'] };

it('the answer under way is kept; nothing is asked again', async () => {
  const get = vi.fn();
  const slugs = slugSource({ get } as never, Promise.resolve(answer as never));
  expect(await slugs()).toBe(await slugs());
  expect(get).not.toHaveBeenCalled();
});

it('a failure leaves no dynamic routes until the next try (ROUTE-82)', async () => {
  const get = vi.fn().mockResolvedValue(answer);
  const slugs = slugSource({ get } as never, Promise.reject(new ApiFailure(503, 'down', '')));
  expect(await slugs()).toBe(noSlugs);
  expect(await slugs()).not.toBe(noSlugs);
  expect(get).toHaveBeenCalledTimes(1);
});

const linksWith = (redirectedPaths: readonly string[]) =>
  browserEnvironment({
    config: () => testConfig,
    slugs: async () => toSlugSets(answer as never),
    missingPages: [],
    redirectedPaths,
    isOwnDocument: false,
  } as never);

it('a link that no page answers, as one that leads to another site, loads a whole document (ROUTE-5)', async () => {
  const links = linksWith([]);
  await expect(links.match('/partner/')).rejects.toBeInstanceOf(DocumentNeeded);
  await expect(links.match('/stores/')).resolves.toMatchObject({ expose: './stores' });
});

it('so does one to a page that the operator leads elsewhere: the server knows where (ROUTE-4)', async () => {
  const links = linksWith(['/newest/']);
  await expect(links.match('/newest/')).rejects.toBeInstanceOf(DocumentNeeded);
  await expect(links.match('/stores/')).resolves.toMatchObject({ expose: './stores' });
});
