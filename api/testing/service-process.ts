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

const repository = join(import.meta.dirname, '..', '..');

/** The service as a process of its own, to be killed. Resolves when it can serve. @throws what it says when it cannot */
export const startServiceProcess = (environment: NodeJS.ProcessEnv): Promise<ServiceProcess> =>
  startProcess('api/server.ts', environment);

/** A shell whose pages show what the service says (`asking-shell.ts`), as a process of its own. */
export const startAskingShell = (environment: NodeJS.ProcessEnv): Promise<ServiceProcess> =>
  startProcess('shell/server/testing/asking-shell.ts', environment);

async function startProcess(script: string, environment: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const child = fork(join(repository, script), {
    env: { ...process.env, ...environment },
    silent: true,
    execArgv: [],
  });
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  // What nobody reads fills the pipe, and a process that writes waits.
  child.stdout?.resume();
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended before it was ready: ${errors}`);
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

/** A command of the shop that runs to its end, or is killed on the way. */
export interface CommandProcess {
  kill: () => Promise<void>;
  isOver: () => boolean;
  /** Its exit status, null where it was killed, and what it said. */
  ended: Promise<{ code: number | null; said: string }>;
}

/** `npm run import` with its arguments. */
export function startImport(arguments_: readonly string[], environment: NodeJS.ProcessEnv): CommandProcess {
  const child = fork(join(repository, 'api/import/run-import.ts'), arguments_, {
    env: { ...process.env, ...environment },
    silent: true,
    execArgv: [],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return {
    ended,
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    kill: async () => {
      await end(child, 'SIGKILL');
      await ended;
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
