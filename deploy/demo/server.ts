import { join } from 'node:path';
import { startService } from 'api/service';
import { switchSetting } from 'mf-shared/rules/environment-settings';
import { ensureDemo } from './ensure-demo.ts';
import { drawnOriginals } from './pictures/drawn-originals.ts';

const isShaded = switchSetting(process.env, 'DEMO_SHADING', true);
/** DEMO_ORIGINALS: where the drawings are kept; without it, beside the pictures that are made of them. */
const originals = (media: string) =>
  drawnOriginals(process.env.DEMO_ORIGINALS || join(media, 'demo-originals'), isShaded);

/** The service of the demo shop: the same as any shop's, with the demo's data and pictures. */
await startService({ seed: ensureDemo, originals, isDemo: true }, { ...process.env, DEMO: '1' });
