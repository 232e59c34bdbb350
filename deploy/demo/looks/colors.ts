import { sixLines, type Texts } from '../text/six-languages.ts';

export interface DemoColor {
  slug: string;
  name: Texts;
  /** `#rrggbb` */
  control: string;
  /** The second colour that the drawings use with it, `#rrggbb`. */
  accent: string;
}

const codes: readonly (readonly [slug: string, control: string, accent: string])[] = [
  ['spruce', '#2f5d50', '#d9822b'],
  ['cloudberry', '#d9822b', '#2b3a4f'],
  ['night-blue', '#2b3a4f', '#d9822b'],
  ['black', '#2a2d2e', '#8a8f8c'],
  ['lichen', '#9aa078', '#3d4f3a'],
  ['lingonberry', '#a3303a', '#2a2d2e'],
  ['moss', '#5f7040', '#c2a985'],
  ['granite', '#8a8f8c', '#2b3a4f'],
  ['lake', '#4a7a96', '#e0b13c'],
  ['sand', '#c2a985', '#4a3f35'],
  ['heather', '#7d6785', '#e0b13c'],
  ['birch', '#e6e0d2', '#6b4f3a'],
  ['bark', '#6b4f3a', '#c2a985'],
  ['sun', '#e0b13c', '#2a2d2e'],
  ['ember', '#c4512d', '#2a2d2e'],
  ['ice', '#a9c4cf', '#2b3a4f'],
  ['blueberry', '#3f4f7a', '#c98a8f'],
  ['rowan', '#c0392b', '#e6e0d2'],
  ['fog', '#c9cdc8', '#2e6f77'],
  ['peat', '#4a3f35', '#d9822b'],
  ['pine', '#3d4f3a', '#c4512d'],
  ['sky', '#6fa8c7', '#a3303a'],
  ['fjord', '#2e6f77', '#e6e0d2'],
  ['fireweed', '#b45f86', '#3f4f7a'],
];

const names = sixLines(`
Kuusi | Spruce | Gran | Fichte | Épicéa | Ель
Lakka | Cloudberry | Hjortron | Moltebeere | Mûre arctique | Морошка
Yönsininen | Night blue | Nattblå | Nachtblau | Bleu nuit | Тёмно-синий
Musta | Black | Svart | Schwarz | Noir | Чёрный
Jäkälä | Lichen | Lav | Flechte | Vert lichen | Лишайник
Puolukka | Lingonberry | Lingon | Preiselbeere | Airelle | Брусника
Sammal | Moss | Mossa | Moos | Vert mousse | Мох
Graniitti | Granite | Granitgrå | Granitgrau | Gris granit | Гранит
Järvi | Lake | Sjöblå | Seeblau | Bleu lac | Озеро
Hiekka | Sand | Sandbeige | Sandbeige | Sable | Песок
Kanerva | Heather | Ljung | Heide | Bruyère | Вереск
Koivu | Birch | Björk | Birke | Bouleau | Берёза
Kaarna | Bark | Barkbrun | Rinde | Écorce | Кора
Aurinko | Sun | Solgul | Sonnengelb | Soleil | Солнце
Hiillos | Ember | Glöd | Glut | Braise | Угли
Jää | Ice | Isblå | Eisblau | Glacier | Лёд
Mustikka | Blueberry | Blåbär | Blaubeere | Myrtille | Черника
Pihlajanmarja | Rowan | Rönnbär | Vogelbeere | Sorbier | Рябина
Usva | Fog | Dimma | Nebel | Brume | Туман
Turve | Peat | Torv | Torf | Tourbe | Торф
Mänty | Pine | Tall | Kiefer | Pin | Сосна
Taivas | Sky | Himmelsblå | Himmelblau | Bleu ciel | Небо
Vuono | Fjord | Fjordblå | Fjordblau | Bleu fjord | Фьорд
Horsma | Fireweed | Rallarros | Weidenröschen | Épilobe | Иван-чай
`);

export const demoColors: readonly DemoColor[] = codes.map(([slug, control, accent], i) => {
  const name = names[i];
  if (!name) throw new Error(`No name for the colour ${slug}`);
  return { slug, control, accent, name };
});

const bySlug = new Map(demoColors.map((color) => [color.slug, color]));

export function colorOf(slug: string): DemoColor {
  const color = bySlug.get(slug);
  if (!color) throw new Error(`Unknown colour ${slug}`);
  return color;
}
