const megabyte = 1024 * 1024;

/** What may be sent with a case (AFTER-73 to AFTER-75). */
export const attachmentLimits = {
  /** Outer guard of one file. */
  fileBytes: 50 * megabyte,
  /** All files of one complaint, as they were sent. */
  complaintBytes: 15 * megabyte,
  /** All files of one return. */
  returnBytes: 25 * megabyte,
  files: 20,
  /** Of one picture: width times height. */
  pixels: 100_000_000,
  /** Of a HEIC, whose decoder needs all its pixels in memory at once; the largest of today's phones has 49 million. */
  heicPixels: 50_000_000,
} as const;

/** What a file dialog offers; the service tells a file by its content (AFTER-72). */
export const attachmentTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,application/pdf';
