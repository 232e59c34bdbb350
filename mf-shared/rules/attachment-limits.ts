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
  /** The most pixels of one picture: width times height. */
  pixels: 100_000_000,
  /** The most for a HEIC, whose decoder needs all pixels in memory at once; today's phones make 49 million at most. */
  heicPixels: 50_000_000,
} as const;

/** What a file dialog offers; the service tells a file by its content (AFTER-72). */
export const attachmentTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,application/pdf';
