import { describe, expect, it } from 'vitest';
import { type Priority, QueueFullError, RenderQueue } from './render-queue.ts';

function harness(limits: Partial<ConstructorParameters<typeof RenderQueue>[0]> = {}) {
  const queue = new RenderQueue<string>({ concurrency: 1, backgroundConcurrency: 1, maxWaiting: 100, ...limits });
  const started: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const job = (key: string) => () => {
    started.push(key);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    finish.set(key, (error) => (error ? reject(error) : resolve(key)));
    return promise;
  };
  const add = (key: string, priority: Priority) => queue.add(key, priority, job(key));
  return { queue, started, finish, add };
}

describe('RenderQueue', () => {
  it('runs one job for any number of equal requests', async () => {
    const { add, started, finish } = harness();
    const answers = [add('a', 'asked'), add('a', 'asked'), add('a', 'background')];
    finish.get('a')?.();
    expect(await Promise.all(answers)).toEqual(['a', 'a', 'a']);
    expect(started).toEqual(['a']);
  });

  it('lets what a shopper asks for jump before the background (CONF-102)', async () => {
    const { add, started, finish } = harness();
    const running = add('running', 'background');
    void add('later', 'background');
    const asked = add('asked', 'asked');
    finish.get('running')?.();
    await running;
    await Promise.resolve();
    expect(started).toEqual(['running', 'asked']);
    finish.get('asked')?.();
    await asked;
    await Promise.resolve();
    expect(started).toEqual(['running', 'asked', 'later']);
  });

  it('lets what has no preview go before everything, also when it was asked for with one before', async () => {
    const { add, started, finish } = harness();
    const running = add('running', 'asked');
    void add('page', 'asked');
    void add('share', 'asked');
    const share = add('share', 'awaited');
    finish.get('running')?.();
    await running;
    await Promise.resolve();
    finish.get('share')?.();
    await share;
    await Promise.resolve();
    expect(started).toEqual(['running', 'share', 'page']);
  });

  it('moves a waiting background job forward when a shopper asks for it', async () => {
    const { add, started, finish } = harness();
    const running = add('running', 'background');
    void add('first', 'background');
    void add('second', 'background');
    void add('second', 'asked');
    finish.get('running')?.();
    await running;
    await Promise.resolve();
    expect(started).toEqual(['running', 'second']);
  });

  it('keeps a place free of background work', () => {
    const { add, started } = harness({ concurrency: 2, backgroundConcurrency: 1 });
    void add('b1', 'background');
    void add('b2', 'background');
    void add('asked', 'asked');
    expect(started).toEqual(['b1', 'asked']);
  });

  it('tells of a failure and tries again at the next request', async () => {
    const { add, started, finish } = harness();
    const failing = add('a', 'asked');
    finish.get('a')?.(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    void add('a', 'asked');
    expect(started).toEqual(['a', 'a']);
  });

  it('refuses more than may wait', async () => {
    const { add } = harness({ maxWaiting: 1 });
    void add('running', 'asked');
    void add('waiting', 'asked');
    await expect(add('too many', 'asked')).rejects.toThrow(QueueFullError);
  });
});
