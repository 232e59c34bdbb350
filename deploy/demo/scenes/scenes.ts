import { readFileSync } from 'node:fs';
import { inBothThemes, inTheme, type SceneTheme } from './scene-colours.ts';

export interface Scene {
  width: number;
  height: number;
  /** In one theme, for pixels. */
  draw: () => string;
  /** In both themes, for browsers. */
  drawVector: () => string;
}

interface SceneFile {
  file: string;
  theme: SceneTheme | 'both';
}

const one = (name: string): [string, SceneFile] => [name, { file: name, theme: 'light' }];
/** A scene that follows the theme, as SVG by itself and as pixels by its name. */
const themed = (name: string): [string, SceneFile][] => [
  [name, { file: name, theme: 'both' }],
  [`${name}-light`, { file: name, theme: 'light' }],
  [`${name}-dark`, { file: name, theme: 'dark' }],
];

const FILES: ReadonlyMap<string, SceneFile> = new Map([
  ...themed('hero-wide'),
  ...themed('hero-tall'),
  ...['boards', 'bog', 'camp', 'dusk-tall', 'lake', 'lake-night', 'ruska', 'strip', 'winter'].map(one),
]);

export const sceneNames: readonly string[] = [...FILES.keys()];

const scenes = new Map<string, Scene>();

/** Scenery by name, read when it is first asked for; undefined for a name that is not in the list. */
export function findScene(name: string): Scene | undefined {
  const known = scenes.get(name);
  const listed = FILES.get(name);
  if (known || !listed) return known;
  const svg = readFileSync(new URL(`./${listed.file}.svg`, import.meta.url), 'utf8').trim();
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`The scene ${listed.file} has no viewBox`);
  const { theme } = listed;
  const draw = () => inTheme(svg, theme === 'both' ? 'light' : theme);
  const drawVector = theme === 'both' ? () => inBothThemes(svg) : draw;
  const scene: Scene = { width: Number(width), height: Number(height), draw, drawVector };
  scenes.set(name, scene);
  return scene;
}
