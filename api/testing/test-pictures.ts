import type { Picture, PictureSource, Pictures } from '../media/picture.ts';

const drawing = (width: number, height: number, style = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${style}<circle cx="320" cy="400" r="200" fill="#2f5d50"/></svg>`;

const picture = (path: string, rest: Partial<Picture>): Picture => ({
  ...{ path, width: 640, height: 800, ground: 'transparent', isVector: false, maxWidth: 1280 },
  draw: () => drawing(640, 800),
  ...rest,
});

const scene: Partial<Picture> = {
  ...{ width: 1600, height: 900, ground: 'opaque', isVector: true },
  draw: () => drawing(1600, 900),
  drawVector: () => drawing(1600, 900, '<style>@media (prefers-color-scheme:dark){circle{fill:#fff}}</style>'),
};

const source: PictureSource = (path) => {
  if (/^products\/(tent|thermos)\/1-/.test(path) && path.endsWith('2f5d50-d9822b-front')) return picture(path, {});
  return /^scenes\/(camp|strip|hero-tall)$/.test(path) ? picture(path, scene) : null;
};

export const sources: readonly PictureSource[] = [source];
export const testPictures: Pictures = { sources, revision: 'test', module: new URL(import.meta.url) };
