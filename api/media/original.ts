/** What is known of a picture that somebody brought: enough to choose its renderings, without its pixels. */
export interface Original {
  /** Path below `/media/`, which is also its place in the cache. */
  path: string;
  width: number;
  height: number;
  /** A transparent picture is shown whole in another shape; an opaque one is cut. */
  ground: 'transparent' | 'opaque';
  /** Whether it is an SVG, which may be handed out as it is. */
  isVector: boolean;
  /** Changes with the original, so that nothing made of an earlier one is shown. */
  revision: string;
}

/** Where originals come from. A store never touches the disk with a path that it has not checked. */
export interface OriginalStore {
  /** Returns null where there is no such picture. */
  find(path: string): Promise<Original | null>;
  /** Returns the file with the original, or with as much of it as a rendering of this width needs. It may take its time. */
  open(original: Original, width: number): Promise<string>;
  /** Returns an SVG to show until the rendering is made; without one, the picture's empty shape is shown. */
  preview?(original: Original): string | undefined;
  /** Whether `open` answers at once; a store that does not say so has its originals at hand. */
  isAtHand?(original: Original, width: number): boolean;
  close?(): void;
}

const pathPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+(?:\.[a-z]{3,4})?$/;

export const isPicturePath = (path: string): boolean => path.length <= 120 && pathPattern.test(path);
