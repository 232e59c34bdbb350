const COLOUR = /^(?:\/media\/)?products\/[a-z-]+\/\d+-([0-9a-f]{6})-/;

/** The colour that leads a product's picture, `#rrggbb`, for its place while it loads; null for other pictures. */
export function dominantColour(path: string): string | null {
  const [, hex] = COLOUR.exec(path) ?? [];
  return hex ? `#${hex}` : null;
}
