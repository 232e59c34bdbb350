import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findScene, sceneNames } from './scenes.ts';

function scene(name: string) {
  const found = findScene(name);
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

describe('scenes', () => {
  it.each(sceneNames)('%s is a well-formed drawing without unresolved colours', async (name) => {
    const { svg, width, height } = scene(name);
    expect(svg).not.toContain('var(');
    const read = await sharp(Buffer.from(svg)).metadata();
    expect([read.width, read.height]).toEqual([width, height]);
  });

  it.each(sceneNames)('%s travels in less than 10 kB', (name) => {
    expect(brotliCompressSync(scene(name).svg).length).toBeLessThan(10_000);
  });

  it('a hero follows the theme by itself and has a picture for each theme', () => {
    expect(scene('hero-wide').svg).toMatch(
      /prefers-color-scheme:dark.*\.sky{fill:#12211f}.*class="sky" fill="#f3ece0"/s,
    );
    expect(scene('hero-wide-dark').svg).not.toBe(scene('hero-wide-light').svg);
  });

  it('a hero that follows the theme has the light theme’s pixels', async () => {
    const pixels = (name: string) =>
      sharp(Buffer.from(scene(name).svg))
        .resize(80)
        .raw()
        .toBuffer();
    expect((await pixels('hero-wide')).equals(await pixels('hero-wide-light'))).toBe(true);
  });

  it('carries nothing that runs or loads', () => {
    for (const name of sceneNames) expect(scene(name).svg).not.toMatch(/<script|on\w+=|href|url\(/);
  });

  it('has nothing under other names', () => {
    expect(findScene('../scenes/camp')).toBeUndefined();
  });
});
