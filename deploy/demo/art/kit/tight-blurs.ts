import { pathBounds } from './path-bounds.ts';

const BLURRED_PATH = /<path d="([^"]*)"([^>]*?) filter="url\(#blur-([\d.]+)\)"/g;
const OTHER_BLUR = /filter="url\(#blur-([\d.]+)\)"/g;
const GRID = 8;

/**
 * Gives every blurred path a filter whose region just holds it. A region in shares of the shape, wide enough for thin
 * shapes, makes a renderer blur nearly the whole canvas each time, which took more than half of the drawing's cost.
 */
export function fitBlurs(prefix: string, defs: string, body: string): { defs: string; body: string } {
  const filters = new Map<string, string>();
  const filter = (key: string, region: string, deviation: string) => {
    const id = `${prefix}b${key}`;
    filters.set(
      id,
      `<filter id="${id}" color-interpolation-filters="sRGB" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  };
  const fit = (svg: string) =>
    svg
      .replace(BLURRED_PATH, (_all, d: string, attributes: string, deviation: string) => {
        const stroke = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
        const margin = 3 * Number(deviation) + stroke + 2;
        const [left, top, right, bottom] = pathBounds(d);
        const [x, y] = [left, top].map((v) => Math.floor((v - margin) / GRID) * GRID) as [number, number];
        const [x2, y2] = [right, bottom].map((v) => Math.ceil((v + margin) / GRID) * GRID) as [number, number];
        const region = `filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${x2 - x}" height="${y2 - y}"`;
        return `<path d="${d}"${attributes} ${filter([deviation, x, y, x2, y2].join('_'), region, deviation)}`;
      })
      .replace(OTHER_BLUR, (_all, deviation: string) =>
        filter(deviation, 'x="-1" y="-1" width="3" height="3"', deviation),
      );
  const fitted = { defs: fit(defs), body: fit(body) };
  return { defs: [...filters.values()].join('') + fitted.defs, body: fitted.body };
}
