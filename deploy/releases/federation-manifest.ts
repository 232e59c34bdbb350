import { z } from 'zod';

/** What of the federation's own manifest (`mf-manifest.json`) a release is made from. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
      }),
    }),
  ),
});
export type FederationManifest = z.infer<typeof federationManifest>;

/** @throws when the text is no such manifest */
export function readFederationManifest(text: string): FederationManifest {
  return federationManifest.parse(JSON.parse(text));
}

/** The files that a module's first render loads; what it loads later it names itself. */
export function firstFiles({ js, css }: FederationManifest['exposes'][number]['assets']) {
  return { js: js.sync.toSorted(), css: css.sync.toSorted() };
}
