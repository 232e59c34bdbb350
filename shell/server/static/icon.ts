import type { FastifyInstance } from 'fastify';
import { drawingPolicy } from 'mf-shared/rules/every-answer';
import type { Settings } from '../settings.ts';

const dayLong = 'public, max-age=86400';

/** The logo's sprig, upright on its ground, for tabs in light and dark and, with room around it, for home screens. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>
.ground{fill:#182c25}.sprig{fill:none;stroke:#f9f7f3;stroke-width:3.4;stroke-linecap:round}
@media (prefers-color-scheme:dark){.ground{fill:#edede6}.sprig{stroke:#0a1613}}
</style><rect class="ground" width="64" height="64" rx="14"/>
<path class="sprig" d="M32 53V12M32 22l-8-9.500M32 22l8-9.500M32 32L20 19.500M32 32l12-12.500M32 42L18.500 29M32 42l13.500-13"/></svg>`;

const colours = { light: '#f9f7f3', dark: '#0a1613' };

/** `/icon.svg` and `/manifest.webmanifest`. */
export function addIconRoutes(app: FastifyInstance, { brand }: Pick<Settings, 'brand'>): void {
  app.get('/icon.svg', (_request, reply) => {
    const headers = { 'cache-control': dayLong, 'content-security-policy': drawingPolicy };
    reply.type('image/svg+xml').headers(headers).send(icon);
  });
  app.get('/manifest.webmanifest', (_request, reply) => {
    reply
      .type('application/manifest+json')
      .header('cache-control', dayLong)
      .send(JSON.stringify(manifest(brand.name)));
  });
  // A request for the old name gets an empty answer rather than a page.
  app.get('/favicon.ico', (_request, reply) => {
    reply.code(204).header('cache-control', dayLong).send();
  });
}

const manifest = (name: string) => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'standalone',
  background_color: colours.light,
  theme_color: colours.light,
  icons: ['any', 'maskable'].map((purpose) => ({ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose })),
});

/** What a page's head says of them. */
export const iconLinks = [
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<meta name="theme-color" content="${colours.light}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${colours.dark}" media="(prefers-color-scheme: dark)">`,
].join('');
