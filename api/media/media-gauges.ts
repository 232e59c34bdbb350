import { readGauge } from 'mf-shared/metrics/bounded-metrics';
import type { Registry } from 'prom-client';
import type { MediaService } from './media-service.ts';

/** Pictures that wait to be made in this process: for shoppers, or ahead of them. */
export function mediaGauges(service: Pick<MediaService, 'waiting'>, gauges: Registry): void {
  const who = new Set(['shopper', 'nobody']);
  readGauge(
    gauges,
    {
      name: 'havu_service_pictures_waiting',
      help: 'Pictures that wait to be made: a shopper waits for them, or nobody asked yet.',
      labels: { who },
    },
    () => {
      const { asked, ahead } = service.waiting;
      return [
        [{ who: 'shopper' }, asked],
        [{ who: 'nobody' }, ahead],
      ];
    },
  );
  readGauge(
    gauges,
    {
      name: 'havu_service_pictures_oldest_seconds',
      help: 'How long the picture that a shopper waits for longest has waited for its turn.',
      labels: {},
    },
    () => [[{}, service.waiting.oldestMs / 1000]],
  );
}
