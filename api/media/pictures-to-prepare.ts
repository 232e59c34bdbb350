interface PicturedModel {
  /** `/media/…`, or empty where a model has no picture. */
  image: string;
  colours: readonly { images: readonly { path: string }[] }[];
}

const prefix = '/media/';

/** Paths below `/media/`: first what cards show, in the order of lists, then what colour swatches bring up. */
export function picturesToPrepare(models: Iterable<PicturedModel>): string[] {
  const first = new Set<string>();
  const later = new Set<string>();
  for (const { image, colours } of models) {
    first.add(image);
    for (const { images } of colours) if (images[0]) later.add(images[0].path);
  }
  return [...new Set([...first, ...later])].flatMap((path) =>
    path.startsWith(prefix) ? [path.slice(prefix.length)] : [],
  );
}
