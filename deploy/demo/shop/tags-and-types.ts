import { six, type Texts } from '../text/six-languages.ts';

export interface DemoTag {
  slug: string;
  names: Texts;
  bgColor: string;
  textColor: string;
  isRibbon: boolean;
}

const tag = (
  slug: string,
  { bgColor, textColor, isRibbon, names }: { bgColor: string; textColor: string; isRibbon: boolean; names: string },
): DemoTag => ({
  slug,
  names: six(names),
  bgColor,
  textColor,
  isRibbon,
});

export const demoTags: readonly DemoTag[] = [
  tag('new', {
    bgColor: '#2f5d50',
    textColor: '#ffffff',
    isRibbon: true,
    names: 'Uutuus | New | Nyhet | Neu | Nouveau | Новинка',
  }),
  tag('sustainable-choice', {
    bgColor: '#e3ead9',
    textColor: '#33452a',
    isRibbon: false,
    names: 'Kestävä valinta | Sustainable choice | Hållbart val | Nachhaltige Wahl | Choix durable | Устойчивый выбор',
  }),
  tag('made-in-finland', {
    bgColor: '#e2e8f2',
    textColor: '#243a66',
    isRibbon: false,
    names:
      'Valmistettu Suomessa | Made in Finland | Tillverkad i Finland | Hergestellt in Finnland | Fabriqué en Finlande | Сделано в Финляндии',
  }),
  tag('bestseller', {
    bgColor: '#f4e6cc',
    textColor: '#5a3d0c',
    isRibbon: false,
    names: 'Myydyin | Bestseller | Storsäljare | Bestseller | Meilleure vente | Хит продаж',
  }),
  tag('second-hand', {
    bgColor: '#e6e0d2',
    textColor: '#4a3f35',
    isRibbon: true,
    names: 'Käytetty | Used | Begagnad | Gebraucht | Occasion | Б/у',
  }),
];

export interface DemoProductType {
  slug: string;
  names: Texts;
  titles: Texts;
  sortOrder: number;
}

const leg = six('Lahje | Leg length | Benlängd | Beinlänge | Longueur de jambe | Длина штанин');
const zip = six('Vetoketju | Zip side | Dragkedja | Reißverschluss | Côté du zip | Молния');
const flex = six('Jäykkyys | Stiffness | Styvhet | Härte | Rigidité | Жёсткость');
const type = (slug: string, titles: Texts, sortOrder: number, names: string): DemoProductType => ({
  slug,
  titles,
  sortOrder,
  names: six(names),
});

export const demoProductTypes: readonly DemoProductType[] = [
  type('leg-regular', leg, 1, 'Normaali | Regular | Normal | Normal | Standard | Обычная'),
  type('leg-long', leg, 2, 'Pitkä | Long | Lång | Lang | Longue | Длинная'),
  type('zip-left', zip, 1, 'Vasen | Left | Vänster | Links | Gauche | Слева'),
  type('zip-right', zip, 2, 'Oikea | Right | Höger | Rechts | Droite | Справа'),
  type('flex-soft', flex, 1, 'Pehmeä | Soft | Mjuk | Weich | Souple | Мягкая'),
  type('flex-hard', flex, 2, 'Jäykkä | Stiff | Styv | Hart | Rigide | Жёсткая'),
];
