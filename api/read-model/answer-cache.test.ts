import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { AnswerCache } from './answer-cache.ts';

const counted = (texts: string[]) => {
  const calls: string[] = [];
  const make = () => {
    const text = texts[calls.length] ?? 'none';
    calls.push(text);
    return text;
  };
  return { calls, make };
};

it('makes an answer once, however many ask at a time', async () => {
  const cache = new AnswerCache(1, 1000);
  const { calls, make } = counted(['"a"']);
  const answers = await Promise.all([cache.get('key', [], make), cache.get('key', [], make)]);
  expect(calls).toEqual(['"a"']);
  expect(answers[0]).toBe(answers[1]);
});

it('makes it anew after one of its tags was forgotten, those told while it was made too', async () => {
  const cache = new AnswerCache(1, 1000);
  const { calls, make } = counted(['"a"', '"b"', '"c"']);
  const ask = () =>
    cache.get('key', ['model:1'], (tag) => {
      tag('model:2');
      return make();
    });
  await ask();
  cache.forget('model:1');
  await ask();
  cache.forget('model:3');
  await ask();
  cache.forget('model:2');
  await ask();
  expect(calls).toEqual(['"a"', '"b"', '"c"']);
});

it('keeps no failure', async () => {
  const cache = new AnswerCache(1, 1000);
  await expect(cache.get('key', [], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await cache.get('key', [], () => '"back"')).plain.toString()).toBe('"back"');
});

it('lets go of what was not asked for longest when there is too much', async () => {
  const cache = new AnswerCache(1, 25);
  const { calls, make } = counted(['1234567890', '1234567890', '1234567890', '1234567890']);
  await cache.get('a', [], make);
  await cache.get('b', [], make);
  await cache.get('a', [], make);
  await cache.get('c', [], make);
  await cache.get('a', [], make);
  expect(calls).toHaveLength(3);
  await cache.get('b', [], make);
  expect(calls).toHaveLength(4);
});

it('holds the same bytes in every encoding, each made once', async () => {
  const text = JSON.stringify('a'.repeat(5000));
  const answer = new Answer(text, 1);
  expect(await answer.body('br')).toBe(await answer.body('br'));
  expect(brotliDecompressSync(await answer.body('br')).toString()).toBe(text);
  expect(gunzipSync(await answer.body('gzip')).toString()).toBe(text);
});
