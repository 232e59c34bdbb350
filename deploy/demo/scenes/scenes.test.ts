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
    const { draw, width, height } = scene(name);
    expect(draw()).not.toContain('var(');
    const read = await sharp(Buffer.from(draw())).metadata();
    expect([read.width, read.height]).toEqual([width, height]);
  });

  it.each(sceneNames)('%s travels in less than 10 kB', (name) => {
    expect(brotliCompressSync(scene(name).drawVector()).length).toBeLessThan(10_000);
  });

  it('a hero follows the theme by itself and has a picture for each theme', () => {
    expect(scene('hero-wide').drawVector()).toMatch(
      /--scene-sky:#f3ece0.*prefers-color-scheme:dark.*--scene-sky:#12211f/,
    );
    expect(scene('hero-wide-dark').draw()).not.toBe(scene('hero-wide-light').draw());
  });

  it('carries nothing that runs or loads', () => {
    for (const name of sceneNames) expect(scene(name).drawVector()).not.toMatch(/<script|on\w+=|href|url\(/);
  });

  it('has nothing under other names', () => {
    expect(findScene('../scenes/camp')).toBeUndefined();
  });
});
