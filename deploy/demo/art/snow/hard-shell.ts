export const HARD_SHELL = { blur: 12, scale: 13, amt: 0.02, freq: '0.1', oct: 1, post: 1.6, spec: 0.3 };
