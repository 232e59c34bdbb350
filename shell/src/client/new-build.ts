import { whenIdle } from './when-idle.ts';

const checkMs = 60 * 60_000;

/** Asks every hour whether the shop has a newer build than this page (spec: shell §4, §9). */
export function watchForNewBuild(): () => boolean {
  let first: string | null = null;
  let isNewer = false;
  async function check(): Promise<void> {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' });
    const { id }: { id: string } = await response.json();
    first ??= id;
    isNewer = id !== first;
  }
  const ask = () => void check().catch(() => undefined);
  whenIdle(ask);
  setInterval(ask, checkMs);
  return () => isNewer;
}
