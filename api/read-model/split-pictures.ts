/**
 * The pictures of every colour as they are stored: lists show the first one, or that of the first colour; a product's page
 * shows the chosen colour's pictures, and those of every colour that are no colour's.
 * @param image the path of the picture of lists; empty where there is none
 */
export function splitPictures<Picture extends { path: string }>(
  images: readonly Picture[],
  ofColours: readonly { path: string }[],
): { image: string; extra: Picture[] } {
  const taken = new Set(ofColours.map(({ path }) => path));
  const image = images[0]?.path ?? ofColours[0]?.path ?? '';
  const extra = images.filter(({ path }, place) => {
    const isFirst = images.findIndex((other) => other.path === path) === place;
    return isFirst && !taken.has(path);
  });
  return { image, extra };
}
