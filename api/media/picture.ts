/** A picture that the service can draw, before any size is chosen. */
export interface Picture {
  /** Path below `/media/`, which is also its place in the cache. */
  path: string;
  /** Size of the drawing in its own units. */
  width: number;
  height: number;
  /** A transparent picture is shown whole in another shape; an opaque one is cut. */
  ground: 'transparent' | 'opaque';
  /** Whether it may be handed out as SVG. */
  isVector: boolean;
  /** Widest useful raster; wider requests are enlarged from it. */
  maxWidth: number;
  /** SVG to make pixels of. */
  draw: () => string;
  /** SVG for browsers, where it differs. */
  drawVector?: () => string;
}

/** Where pictures come from: brought by whoever starts the service. */
export interface Pictures {
  sources: readonly PictureSource[];
  /** Changes with the pictures, so that a cache never outlives them. */
  revision: string;
  /** Exports the same `sources` for the process that renders; null where there are none. */
  module: URL | null;
}

export const noPictures: Pictures = { sources: [], revision: 'none', module: null };

/** Finds a picture by its path, or null where there is none. Sources never touch the disk with a path of a request. */
export type PictureSource = (path: string) => Picture | null;

const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

export function findPicture(sources: readonly PictureSource[], path: string): Picture | null {
  if (path.length > 120 || !PATH.test(path)) return null;
  for (const source of sources) {
    const picture = source(path);
    if (picture) return picture;
  }
  return null;
}
