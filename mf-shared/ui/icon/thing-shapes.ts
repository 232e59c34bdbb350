const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z';

// What single pages draw.

export const bagIcon = 'M5 8h14l1 12.5H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4';
export const boxIcon = 'm12 3 8 4.4v9.2L12 21l-8-4.4V7.4zm0 9v9m0-9 8-4.6M12 12 4 7.4m4-2.2 8 4.5';
export const cameraIcon = 'M3.5 7.5h4L9 5h6l1.5 2.5h4v12h-17zM12 16.8a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2Z';
export const downloadIcon = 'M12 4v11m-5-5 5 5 5-5M4.5 19.5h15';
export const giftIcon =
  'M4 12h16v8.5H4zM3 8h18v4H3zm9 0v12.5M12 8C9 8 7 7 7 5.3 7 4 8 3.3 9 3.3c2 0 3 2.7 3 4.7Zm0 0c3 0 5-1 5-2.7 0-1.3-1-2-2-2-2 0-3 2.7-3 4.7Z';
export const globeIcon =
  `${circle}M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z` as const;
export const lockIcon = 'M5.5 11h13v9.5h-13zM8 11V7.5a4 4 0 0 1 8 0V11';
export const mailIcon = 'M3 5.5h18v13.5H3zm0 1 9 7 9-7';
export const personIcon = 'M12 12.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM4 20.5c.6-3.7 3.9-5.7 8-5.7s7.4 2 8 5.7';
export const phoneIcon =
  'M6.3 3.5h3l1.6 4.3-2 1.7c1 2.2 2.6 3.8 4.8 4.8l1.7-2 4.3 1.6v3c0 1.5-1.2 2.7-2.7 2.6C9.8 19.2 4 13.2 3.7 6.2c-.1-1.5 1.1-2.7 2.6-2.7Z';
export const repairIcon =
  'M20.3 7.3a5 5 0 0 1-6.7 5.9l-6.3 6.3a2 2 0 0 1-2.8-2.8l6.3-6.3a5 5 0 0 1 5.9-6.7l-2.9 2.9.6 3 3 .6z';
export const storeIcon =
  'M4.5 11.5V20h15v-8.5M3 9l2-5h14l2 5c0 3.3-4.5 3.3-4.5 0 0 3.3-4.5 3.3-4.5 0 0 3.3-4.5 3.3-4.5 0C7.5 12.3 3 12.3 3 9Zm7 11v-5h4v5';
export const tagIcon = 'M3.5 3.5h8l9 9-8 8-9-9zM8 8v.01';
export const thumbDownIcon =
  'M7 4.5v9.5l4 6.5c1.7 0 2.7-1.2 2.4-2.9L12.8 14h5.7c1.2 0 2-1.1 1.7-2.2l-1.6-6a1.8 1.8 0 0 0-1.7-1.3zM3.5 4.5v9.5';
export const thumbUpIcon =
  'M7 19.5V10l4-6.5c1.7 0 2.7 1.2 2.4 2.9L12.8 10h5.7c1.2 0 2 1.1 1.7 2.2l-1.6 6a1.8 1.8 0 0 1-1.7 1.3zM3.5 19.5V10';
export const truckIcon =
  'M8.8 17h5.7M4.2 17H2.5V5.5h12V17M14.5 9.5h3.7l3.3 3.7V17h-1.7M6.5 19.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Zm11 0a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z';
