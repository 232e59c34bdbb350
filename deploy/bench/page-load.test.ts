import { expect, it } from 'vitest';
import { answerReader } from './page-load.ts';

const page = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nvary: cookie\r\n\r\nhello');

it('an answer is whole when its length has come, however it is cut', () => {
  const reader = answerReader();
  expect(reader(page)).toBe(true);
  for (let cut = 1; cut < page.length; cut += 1)
    expect([reader(page.subarray(0, cut)), reader(page.subarray(cut))]).toEqual([false, true]);
});

it.each([
  ['HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n', 'Not a page: HTTP/1.1 503 Service Unavailable'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', 'Not a page: HTTP/1.1 200 OK'],
])('what is no page is not counted', (answer, reason) =>
  expect(() => answerReader()(Buffer.from(answer))).toThrow(reason),
);
