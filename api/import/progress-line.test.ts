import { expect, it } from 'vitest';
import { ProgressLine } from './progress-line.ts';

const screen = (isTTY: boolean) => {
  const written: string[] = [];
  return { written, output: { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream };
};

it('says how much has been done, and how long the rest takes at the same pace', () => {
  const { written, output } = screen(true);
  const line = new ProgressLine(output);
  line.tell('files', 10, 100, 0);
  line.tell('files', 50, 100, 10_000);
  line.tell('files', 51, 1000, 20_000);
  line.tell('files', 100, 100, 30_000);
  line.end();
  expect(written[1]).toContain('50 %, 10 s left');
  expect(written[2]).toContain('5 %, 6 min left');
  expect(written[3]).toContain('100 % Bringing it in');
  expect(written.at(-1)).toBe('\r\u001b[K');
});

it('writes nothing into a log', () => {
  const { written, output } = screen(false);
  const line = new ProgressLine(output);
  line.tell('pictures', 1, 2);
  line.end();
  expect(written).toEqual([]);
});
