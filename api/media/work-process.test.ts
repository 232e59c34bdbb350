import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { WorkProcess } from './work-process.ts';

const entry = new URL('../testing/pid-process.ts', import.meta.url);
const flags = [...process.execArgv];
let work: WorkProcess<string, number>;
afterEach(() => {
  work.close();
  process.execArgv = [...flags];
});

it('waits for the next order, also where processes end that have nothing to do', async () => {
  const idle = 'process.on("message", () => {}); process.channel.unref();';
  process.execArgv = [...flags, '--import', `data:text/javascript,${encodeURIComponent(idle)}`];
  work = new WorkProcess(entry);
  const first = await work.do('who');
  await sleep(300);
  expect(await work.do('who')).toBe(first);
});

it('goes on after a promise that failed and that nobody waited for', async () => {
  work = new WorkProcess(entry);
  const first = await work.do('lose');
  await sleep(300);
  expect(await work.do('who')).toBe(first);
});

it('says how its process ended, and starts another one', async () => {
  work = new WorkProcess(entry);
  const first = await work.do('who');
  await expect(work.do('end')).rejects.toThrow('The process ended with 3');
  expect(await work.do('who')).not.toBe(first);
});
