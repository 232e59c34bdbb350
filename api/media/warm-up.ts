import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MediaParameters } from './media-parameters.ts';
import type { MediaService } from './media-service.ts';

/** What lists show on most screens, in the format that browsers choose. Larger pictures are made when they are asked for. */
const usualSteps: readonly MediaParameters[] = [320, 480].map((width) => ({ width, format: 'avif' }));

/** Share of the event loop's time in use above which the warm-up waits. */
const busy = 0.5;
const waitWhenBusyMs = 250;

export interface WarmUp {
  pause: () => void;
  resume: () => void;
  stop: () => void;
  /** Settles when every picture is there, or after stop(). */
  readonly done: Promise<void>;
}

interface WarmUpOptions {
  steps?: readonly MediaParameters[];
  /** Called with what went wrong with one picture; the rest goes on. */
  onFailure?: (path: string, error: unknown) => void;
}

/** Makes a catalogue's pictures one after another while nobody waits for one and the service is not busy. */
export function startWarmUp(service: MediaService, paths: readonly string[], options: WarmUpOptions = {}): WarmUp {
  let isStopped = false;
  let paused: PromiseWithResolvers<void> | null = null;
  let load = performance.eventLoopUtilization();

  const isBusy = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, load);
    load = now;
    return service.isAsked || utilization > busy;
  };
  const prepare = async (path: string, step: MediaParameters) => {
    const found = await service.find(path, step);
    if (!found) return;
    while (!isStopped && isBusy()) await sleep(waitWhenBusyMs, undefined, { ref: false });
    if (paused) await paused.promise;
    if (isStopped) return;
    await service.prepare(found).catch((error: unknown) => options.onFailure?.(path, error));
  };
  const run = async () => {
    for (const step of options.steps ?? usualSteps) for (const path of paths) if (!isStopped) await prepare(path, step);
  };
  const resume = () => {
    paused?.resolve();
    paused = null;
  };
  return {
    pause: () => {
      paused ??= Promise.withResolvers<void>();
    },
    resume,
    stop: () => {
      isStopped = true;
      resume();
    },
    done: run(),
  };
}
