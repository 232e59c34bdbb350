import { startService } from 'api/service';
import { ensureDemo } from './ensure-demo.ts';
import { drawnOriginals } from './pictures/drawn-originals.ts';

/** The service of the demo shop: the same as any shop's, with the demo's data and pictures. */
await startService({ seed: ensureDemo, originals: drawnOriginals, isDemo: true }, { ...process.env, DEMO: '1' });
