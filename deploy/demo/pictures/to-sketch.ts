/**
 * The drawing without its filters. They cost the most: shadows, folds and fabrics take hundreds of milliseconds of
 * rasterising, while shapes and colours appear at once.
 */
export const toSketch = (svg: string): string =>
  svg.replace(/<filter\b[\s\S]*?<\/filter>/g, '').replace(/ filter="[^"]*"/g, '');
