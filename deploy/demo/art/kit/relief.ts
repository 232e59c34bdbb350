import { round1 } from './shapes.ts';

/** How a lit surface looks: its alpha, blurred and mixed with noise, is the height map. */
export interface Relief {
  blur?: number;
  scale?: number;
  /** Base frequency of the noise: one number, or one per axis. */
  freq?: string;
  oct?: number;
  /** Share of noise in the height map, 0–1. */
  amt?: number;
  /** Blur of the light, against banding. */
  post?: number;
  /** Strength of a fine weave over it. */
  fine?: number;
  fineF?: number | string;
  elev?: number;
  mode?: 'hard-light' | 'soft-light' | 'multiply' | 'overlay';
  /** Strength of highlights. */
  spec?: number;
  gain?: number;
}

const hundredth = (v: number) => Math.round(v * 100) / 100;

export function reliefFilter(id: string, relief: Relief, seed: number): string {
  const { blur = 8, scale = 7, freq = '0.012 0.02', oct = 3, amt = 0.25, post = 1.4 } = relief;
  const { fine = 0, fineF = 0.8, elev = 52, mode = 'hard-light', spec = 0, gain = 0.5 } = relief;
  const noiseSeed = ((seed * 7) % 90) + 1;
  const diffuse = hundredth(gain / Math.sin((elev * Math.PI) / 180));
  const light = `<feDistantLight azimuth="232" elevation="${elev}"/>`;
  const noise =
    `<feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="${oct}" seed="${noiseSeed}"/>` +
    `<feComposite in2="b" operator="arithmetic" k2="${amt}" k3="${hundredth(1 - amt)}" result="b"/>`;
  const weave =
    `<feTurbulence type="fractalNoise" baseFrequency="${fineF}" numOctaves="2" seed="${noiseSeed}"/>` +
    `<feDiffuseLighting surfaceScale="${fine}" diffuseConstant="0.62"><feDistantLight azimuth="232" elevation="54"/></feDiffuseLighting>` +
    '<feBlend in2="g" mode="soft-light" result="g"/>';
  const shine =
    `<feSpecularLighting in="b" surfaceScale="${scale}" specularConstant="${spec}" specularExponent="18"><feDistantLight azimuth="232" elevation="48"/></feSpecularLighting>` +
    `<feGaussianBlur stdDeviation="${post}" result="s"/><feBlend in="s" in2="g" mode="screen" result="g"/>`;
  return (
    `<filter id="${id}" color-interpolation-filters="sRGB" x="-.04" y="-.04" width="1.08" height="1.08">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${round1(blur)}" result="b"/>${amt ? noise : ''}` +
    `<feDiffuseLighting in="b" surfaceScale="${scale}" diffuseConstant="${diffuse}">${light}</feDiffuseLighting>` +
    `<feGaussianBlur stdDeviation="${post}"/><feBlend in2="SourceGraphic" mode="${mode}" result="g"/>` +
    `${fine ? weave : ''}${spec ? shine : ''}<feComposite in2="SourceAlpha" operator="in"/></filter>`
  );
}
