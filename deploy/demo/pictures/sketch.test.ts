import { describe, expect, it } from 'vitest';
import { toSketch } from './sketch.ts';

describe('toSketch', () => {
  it('keeps shapes and colours, and leaves out what is slow to rasterise', () => {
    const svg =
      '<svg><defs><filter id="f"><feGaussianBlur/></filter><path id="p"/></defs><g filter="url(#f)" fill="red"/></svg>';
    expect(toSketch(svg)).toBe('<svg><defs><path id="p"/></defs><g fill="red"/></svg>');
  });
});
