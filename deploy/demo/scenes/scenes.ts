import { readFileSync } from 'node:fs';
import { inBothThemes, inTheme, type SceneTheme } from './scene-colours.ts';

export interface Scene {
  width: number;
  height: number;
  svg: string;
}

interface SceneFile {
  file: string;
  theme: SceneTheme | 'both';
}

const one = (name: string): [string, SceneFile] => [name, { file: name, theme: 'light' }];
/** A scene that follows the theme: by itself as SVG, by its name as pixels. */
const themed = (name: string): [string, SceneFile][] => [
  [name, { file: name, theme: 'both' }],
  [`${name}-light`, { file: name, theme: 'light' }],
  [`${name}-dark`, { file: name, theme: 'dark' }],
];

const sceneFiles: ReadonlyMap<string, SceneFile> = new Map([
  ...themed('hero-wide'),
  ...themed('hero-tall'),
  ...['boards', 'bog', 'camp', 'dusk-tall', 'lake', 'lake-night', 'ruska', 'strip', 'winter'].map(one),
]);

export const sceneNames: readonly string[] = [...sceneFiles.keys()];

const scenes = new Map<string, Scene>();

/** Scenery by name, read when it is first asked for; undefined for a name that is not in the list. */
export function findScene(name: string): Scene | undefined {
  const known = scenes.get(name);
  const listed = sceneFiles.get(name);
  if (known || !listed) return known;
  const svg = readFileSync(new URL(`./${listed.file}.svg`, import.meta.url), 'utf8').trim();
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`The scene ${listed.file} has no viewBox`);
  const { theme } = listed;
  const coloured = theme === 'both' ? inBothThemes(svg) : inTheme(svg, theme);
  const scene: Scene = { width: Number(width), height: Number(height), svg: coloured };
  scenes.set(name, scene);
  return scene;
}
