import { six } from '../text/six-languages.ts';
import type { HandMade } from './hand-made-draft.ts';
import { at, off } from './hand-made-price.ts';

/** A table: the boots, lamps, packs, skis and sleeping bags that have names, prices and words of their own. */
export const handMadeGear = (today: string): readonly HandMade[] => [
  {
    id: 3002,
    leafKey: 'hiking-boots',
    ownName: 'Kivikko Mid',
    brandSlug: 'suopunki',
    colors: ['sand', 'spruce', 'black'],
    ageDays: 240,
    soldAmount: 1310,
    reviewCount: 31,
    figures: { shaft: 'mid', material: 'nubuck' },
    names: six(
      'Kivikko Mid -vaelluskengät | Kivikko Mid Boot | Kivikko Mid vandringskängor | Kivikko Mid Wanderstiefel | Chaussures Kivikko Mid | Ботинки Kivikko Mid',
    ),
    by: {
      ...off(today, 25990, 21990),
      shorts: six(
        'Leveälestinen nupukkikenkä, pitävä pohja | Nubuck boot with a wide last and a grippy sole | Nubuckkänga med bred läst och greppig sula | Nubukstiefel mit breitem Leisten und griffiger Sohle | Chaussure nubuck à forme large et semelle accrocheuse | Нубуковые ботинки с широкой колодкой и цепкой подошвой',
      ),
    },
  },
  {
    id: 3004,
    leafKey: 'headlamps',
    ownName: 'Kajo 600',
    brandSlug: 'rova',
    colors: ['black', 'cloudberry'],
    ageDays: 150,
    soldAmount: 760,
    reviewCount: 19,
    figures: { lumen: 600 },
    by: {
      ...off(today, 8490, 6990),
      shorts: six(
        '600 lumenia, USB-C, punainen yövalo | 600 lumens, USB-C, red night light | 600 lumen, USB-C, rött nattljus | 600 Lumen, USB-C, rotes Nachtlicht | 600 lumens, USB-C, lumière rouge | 600 люмен, USB-C, красный ночной свет',
      ),
    },
  },
  {
    id: 3005,
    leafKey: 'trekking-backpacks',
    ownName: 'Erämaa 65+10',
    brandSlug: 'ahkio',
    colors: ['spruce', 'black', 'lingonberry'],
    ageDays: 3,
    soldAmount: 12,
    reviewCount: 0,
    figures: { volume: 75 },
    names: six(
      'Erämaa 65+10 -rinkka | Erämaa 65+10 Backpack | Erämaa 65+10 ryggsäck | Erämaa 65+10 Trekkingrucksack | Sac de trek Erämaa 65+10 | Рюкзак Erämaa 65+10',
    ),
    by: {
      ...at(today, 25900),
      shorts: six(
        'Kantaa kaksikymmentä kiloa hiljaa, säädettävä selkä | Carries twenty kilos quietly; adjustable back | Bär tjugo kilo tyst; justerbar rygg | Trägt zwanzig Kilo leise; verstellbarer Rücken | Porte vingt kilos sans bruit ; dos réglable | Тихо несёт двадцать кило; спина регулируется',
      ),
    },
  },
  {
    id: 3007,
    leafKey: 'fell-skis',
    ownName: 'Tunturi 62',
    brandSlug: 'norrhem',
    colors: ['black', 'lake'],
    ageDays: 5,
    soldAmount: 5,
    reviewCount: 0,
    figures: { waist: 62 },
    names: six(
      'Tunturi 62 -sukset | Tunturi 62 Skis | Tunturi 62 skidor | Tunturi 62 Ski | Skis Tunturi 62 | Лыжи Tunturi 62',
    ),
    by: {
      ...at(today, 38900),
      shorts: six(
        'Tunturisukset, täysteräskantit | Fell ski with full steel edges | Turskida med hela stålkanter | Fjellski mit durchgehenden Stahlkanten | Ski nordique à carres acier complètes | Туристические лыжи со стальным кантом',
      ),
    },
  },
  {
    id: 3008,
    leafKey: 'three-season-sleeping-bags',
    ownName: 'Halla −7',
    brandSlug: 'pakkala',
    colors: ['lake', 'lingonberry'],
    ageDays: 6,
    soldAmount: 16,
    reviewCount: 1,
    figures: { 'comfort-temperature': -7, insulation: 'synthetic' },
    by: {
      ...at(today, 19990),
      shorts: six(
        'Kierrätetty täyte, mukavuuslämpö −7 | Recycled fill, comfort to minus seven | Återvunnen fyllning, komfort till −7 | Recycelte Füllung, Komfort bis −7 | Garnissage recyclé, confort à −7 | Переработанный утеплитель, комфорт до −7',
      ),
    },
  },
];
