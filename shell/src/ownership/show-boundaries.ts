const attribute = 'data-show-boundaries';

/** Outlines every part of the page with the name of the package that owns it (`data-boundary`), or stops doing so. */
export function toggleBoundaries(): boolean {
  return document.documentElement.toggleAttribute(attribute);
}

export const areBoundariesShown = (): boolean => document.documentElement.hasAttribute(attribute);
