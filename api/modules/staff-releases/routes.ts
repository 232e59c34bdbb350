import { apiError, releaseOverrideRequest, staffReleases } from 'mf-shared/contract';
import {
  overrideCookie,
  overrideHeader,
  overrideSeconds,
  readOverride,
  signOverride,
} from 'mf-shared/contract/release-override';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readReleases } from './read-releases.ts';

const config = { access: 'releases.see' } as const;

/** What teams published, and which of it the caller's browser sees instead of what shoppers see (ROUTE-139, ROUTE-140). */
export const staffReleasesModule: ServiceModule = (app, { settings: { releases } }) => {
  app.get(
    '/api/staff/releases/',
    { config, schema: { response: { 200: staffReleases, '4xx': apiError } } },
    async ({ headers: { cookie = '' } }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const value = new RegExp(`(?:^|;\\s*)${overrideCookie}=([\\w.-]+)`).exec(cookie)?.[1];
      const seen = value && releases.key ? readOverride(value, releases.key) : null;
      return {
        ...(await readReleases(releases.directory)),
        can_override: releases.key !== null,
        seen: seen && { environment: seen.environment ?? null, remotes: seen.remotes },
      };
    },
  );

  app.post(
    '/api/staff/release-override/',
    { config, schema: { body: releaseOverrideRequest, response: { 200: releaseOverrideRequest, '4xx': apiError } } },
    async ({ body: { environment, remotes } }, reply) => {
      if (releases.key === null) throw new Refusal(409, 'releases_key_missing');
      const known = await readReleases(releases.directory);
      const versionsOf = (remote: string) => known.remotes.find(({ name }) => name === remote)?.versions ?? [];
      const isKept = ([remote, version]: [string, string]) =>
        versionsOf(remote).some((each) => each.version === version);
      if (environment !== null && !known.environments.includes(environment)) throw new Refusal(404, 'release_gone');
      if (!Object.entries(remotes).every(isKept)) throw new Refusal(404, 'release_gone');
      const until = Math.floor(Date.now() / 1000) + overrideSeconds;
      const override = { ...(environment !== null && { environment }), remotes, until };
      reply.header('set-cookie', overrideHeader(signOverride(override, releases.key), overrideSeconds));
      return { environment, remotes };
    },
  );
};
