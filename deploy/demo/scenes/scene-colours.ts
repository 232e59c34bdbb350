/** Colours of the scenes that follow the theme: [light, dark] by the name of the drawing's custom property. */
const themeColours: Readonly<Record<string, readonly [string, string]>> = {
  sky: ['#f3ece0', '#12211f'],
  sky2: ['#f2dcc0', '#182b28'],
  sun: ['#f0a04c', '#e9c48a'],
  far: ['#d5d0c6', '#223a37'],
  far2: ['#c5c3b9', '#1d3330'],
  mid: ['#a8b0a8', '#1c322e'],
  mid2: ['#939e96', '#182c29'],
  near: ['#6d8078', '#162926'],
  near2: ['#5c7068', '#132320'],
  wood: ['#33524a', '#0f1f1b'],
  wood2: ['#1d3a34', '#0b1814'],
  front: ['#112620', '#07100e'],
  water: ['#e4ddd1', '#1b2f2c'],
  water2: ['#bfc2b9', '#142522'],
  glow: ['#f8dfb4', '#e0b673'],
  mist: ['#f5eee2', '#2c4541'],
  dot: ['#e8792b', '#f0a04b'],
};

export type SceneTheme = 'light' | 'dark';

const fill = /fill="var\(--scene-([a-z0-9]+)\)"/g;
const property = /var\(--scene-([a-z0-9]+)\)/g;

function colourOf(name: string, theme: SceneTheme): string {
  const colours = themeColours[name];
  if (!colours) throw new RangeError(`A scene has no colour ${name}`);
  return colours[theme === 'light' ? 0 : 1];
}

/** The scene in one theme's colours. */
export const inTheme = (svg: string, theme: SceneTheme): string =>
  svg.replace(property, (_all, name: string) => colourOf(name, theme));

/**
 * The scene with both themes' colours: browsers let a picture follow the colour scheme of the element that shows it.
 * What makes pixels of it takes the attributes, which are the light theme's.
 */
export function inBothThemes(svg: string): string {
  const names = [...new Set([...svg.matchAll(property)].map(([, name = '']) => name))];
  const night = names.map((name) => `.${name}{fill:${colourOf(name, 'dark')}}`).join('');
  const style = `<style>@media(prefers-color-scheme:dark){${night}}</style>`;
  return svg
    .replace(fill, (_all, name: string) => `class="${name}" fill="${colourOf(name, 'light')}"`)
    .replace('>', `>${style}`);
}
