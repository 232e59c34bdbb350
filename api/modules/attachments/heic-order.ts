/** What the thread that decodes a HEIC is asked. */
export interface HeicOrder {
  path: string;
  mostPixels: number;
  /** What the decoder's memory may grow to. */
  mostMemoryBytes: number;
}

export interface RawPicture {
  width: number;
  height: number;
  /** Four bytes for each pixel: red, green, blue and how opaque it is. */
  pixels: Uint8Array;
}

/** What the thread answers, once. */
export type HeicAnswer = { refused: 'pixels' | 'broken' } | { picture: RawPicture };
