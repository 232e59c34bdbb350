import { startService } from 'api/service';
import { ensureDemo } from './ensure-demo.ts';
import { demoPictures } from './pictures/demo-pictures.ts';

/** The service of the demo shop: the same as any shop's, with the demo's data and pictures. */
await startService({ seed: ensureDemo, pictures: demoPictures(), isDemo: true }, { ...process.env, DEMO: '1' });
