import { describe, expect, it } from 'vitest';
import { findPicture } from './picture.ts';
import { pictureSources } from './picture-sources.ts';
import { toSketch } from './sketch.ts';

describe('toSketch', () => {
  it('keeps shapes and colours, and leaves out what is slow to rasterise', () => {
    const svg =
      '<svg><defs><filter id="f"><feGaussianBlur/></filter><path id="p"/></defs><g filter="url(#f)" fill="red"/></svg>';
    expect(toSketch(svg)).toBe('<svg><defs><path id="p"/></defs><g fill="red"/></svg>');
  });

  it('has no filter left of any product', () => {
    const drawing = findPicture(pictureSources, 'products/shell-jacket/3-2f5d50-d9822b-front')?.draw() ?? '';
    expect(drawing).toContain('filter');
    expect(toSketch(drawing)).not.toContain('filter');
    expect(toSketch(drawing)).toMatch(/^<svg[\s\S]+<\/svg>$/);
  });
});
