/** Lightness, chroma and hue (radians) in OKLCH. */
type Lch = readonly [number, number, number];

const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

export function toLch(hex: string): Lch {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(greenRed, blueYellow), Math.atan2(blueYellow, greenRed)];
}

function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Hex of a colour; one outside sRGB loses chroma until it fits. */
export function fromLch(lightness: number, chroma: number, hue: number): string {
  const light = Math.min(1, Math.max(0, lightness));
  let c = chroma;
  let rgb = linearRgb(light, c, hue);
  for (let i = 0; i < 14 && rgb.some((v) => v < -0.0005 || v > 1.0005); i++) {
    c *= 0.86;
    rgb = linearRgb(light, c, hue);
  }
  const byte = (v: number) => Math.round(255 * toGamma(Math.min(1, Math.max(0, v))));
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}
