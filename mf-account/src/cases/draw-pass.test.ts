// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { brokenLine, drawPass } from './draw-pass.ts';

afterEach(() => vi.restoreAllMocks());

/** A canvas that writes down what is drawn on it. */
function watchedCanvas() {
  const drawn = { squares: [] as number[][], words: [] as string[] };
  const pen = {
    measureText: (words: string) => ({ width: words.length * 20 }),
    fillRect: (...square: number[]) => drawn.squares.push(square),
    fillText: (words: string) => drawn.words.push(words),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  return drawn;
}

it('draws every dark module as a square of whole pixels, with a quiet zone of four around them, and the words below', async () => {
  const drawn = watchedCanvas();
  await drawPass({ qr: ['10', '01'], code: 'ABC-123', lines: ['Return 100123-1'] });
  // The first is the paper.
  expect(drawn.squares).toEqual([
    [0, 0, 1080, expect.any(Number)],
    [432, 432, 108, 108],
    [540, 540, 108, 108],
  ]);
  expect(drawn.words).toEqual(['ABC-123', 'Return 100123-1']);
});

it('breaks a line at its words only', () => {
  const widthOf = (words: string) => words.length;
  expect(brokenLine('Hand it in at the locker', 12, widthOf)).toEqual(['Hand it in', 'at the', 'locker']);
  expect(brokenLine('Satakunnankatu', 5, widthOf)).toEqual(['Satakunnankatu']);
  expect(brokenLine('', 5, widthOf)).toEqual([]);
});

it('is refused where the browser draws nothing', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(drawPass({ qr: ['1'], code: 'A', lines: [] })).rejects.toThrow();
});
