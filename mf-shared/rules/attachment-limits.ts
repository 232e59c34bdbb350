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
} as const;

/**
 * What a file dialog offers. HEIC is left out on purpose: a phone then hands over the picture as JPEG, and the service
 * cannot decode HEIC (decision 74).
 */
export const attachmentTypes = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';
