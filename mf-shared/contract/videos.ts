import { z } from 'zod';

/** Rule CONTENT-6. */
export const video = z.object({
  providerVideoId: z.string().regex(/^[\w-]{1,64}$/),
  title: z.string().max(300),
  /** Pictures at the provider's; pages show the product's own until a video is started. */
  thumbs: z.array(z.string().max(500)).max(20),
  uploadDate: z.string().max(40),
});
export type Video = z.infer<typeof video>;

/** GET /api/product_videos/?model_id= ; asked for with functional consent only (CONTENT-7). */
export const productVideos = z.object({
  /** What a video's address begins with; its `providerVideoId` follows. */
  embedUrl: z.string(),
  videos: z.array(video),
});
export type ProductVideos = z.infer<typeof productVideos>;
