import { loadRenderer } from '../rendering/load-renderer.ts';
import { checkRelease } from './check-release.ts';
import type { CheckMessage, CheckOrder } from './checked-release.ts';
import { RecordedService } from './recorded-service.ts';

/** The process that a release is tried in: what it does to this process hurts no shop. */
const order: CheckOrder = JSON.parse(process.argv[2] ?? '');
const tell = (message: CheckMessage) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const service = await RecordedService.open(order.apiUrl, order.recording);
const renderer = loadRenderer(order.renderer);
let refused: string | null;
try {
  refused = await checkRelease({ ...order, renderer, service, onStep: (doing) => void tell({ doing }) });
} catch (error) {
  refused = String(error).replace(/\s+/g, ' ').slice(0, 300);
}
if (refused === null) await service.save(order.recording);
await tell({ refused });
process.exit(0);
