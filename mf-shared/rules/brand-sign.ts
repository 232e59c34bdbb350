/** The sprig that stands before the brand's name, drawn on a field of 20 × 28. */
export const brandSign = {
  width: 20,
  height: 28,
  path: 'M9.1 27.5V9.6L10 0l.9 9.6v17.9zM8.9 12.4L3.1 5.2l1-.7 5.5 5.6zm2.2 0l5.8-7.2-1-.7-5.5 5.6zM8.9 17.6L1.6 9.6l1-.8 7 6.5zm2.2 0l7.3-8-1-.8-7 6.5zM8.9 22.9L.9 14.4l.9-.8 7.8 7zm2.2 0l8-8.5-.9-.8-7.8 7z',
} as const;
