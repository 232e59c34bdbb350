import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

export interface ServiceProcess {
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

const told = z.object({ failed: z.string().optional() });

/** The service as a process of its own, to be killed. Resolves when it can serve. @throws what it says when it cannot */
export async function startServiceProcess(environment: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const script = join(import.meta.dirname, '..', 'server.ts');
  const child = fork(script, { env: { ...process.env, ...environment }, silent: true, execArgv: [] });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the service ended before it was ready: ${errors}`);
  });
  ended.catch(() => {});
  const [said]: unknown[] = await Promise.race([once(child, 'message'), ended]);
  const { failed } = told.parse(said);
  if (failed !== undefined) {
    await ended.catch(() => {});
    throw new Error(failed);
  }
  return { kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
