/** What the shop uses of libheif-js, which brings no types of its own for this file. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface Told {
    code: unknown;
  }
  interface Decoded extends Partial<Told> {
    image: object;
    channels: { id: object; stride: number; width: number; height: number; data: Uint8Array }[];
  }
  interface Libheif {
    heif_error_code: { heif_error_Ok: object };
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_chroma: { heif_chroma_interleaved_RGBA: object };
    heif_context_alloc(): object;
    heif_context_read_from_memory(context: object, bytes: Uint8Array): Told;
    /** The handle, or why there is none. */
    heif_js_context_get_primary_image_handle(context: object): object & Partial<Told>;
    heif_image_handle_get_width(handle: object): number;
    heif_image_handle_get_height(handle: object): number;
    heif_js_decode_image2(handle: object, colorspace: object, chroma: object): Decoded | Promise<Decoded>;
  }
  export default function load(options: {
    wasmBinary: Uint8Array;
    print: () => void;
    printErr: () => void;
  }): Libheif | Promise<Libheif>;
}
