import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const module = JSON.stringify(new URL('./survive-rejections.ts', import.meta.url).href);

it('a promise that failed and that nobody waited for is one line of the log, and the process goes on', async () => {
  const script = `
    import { surviveRejections } from ${module};
    surviveRejections();
    Promise.reject(new Error('lost'));
    setTimeout(() => process.stdout.write('still here'), 50);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const [line = '', after] = stdout.split('\n');
  const told = { level: 50, msg: 'a promise failed that nobody waited for', error: expect.stringContaining('lost') };
  expect(JSON.parse(line)).toMatchObject(told);
  expect(after).toBe('still here');
});
