import { six } from '../text/six-languages.ts';
import type { HandMade } from './hand-made-draft.ts';
import { at, off } from './hand-made-price.ts';

/** A table: the clothing, besides Kuura, that has names, prices and words of its own. */
export const handMadeClothing = (today: string): readonly HandMade[] => [
  {
    id: 3003,
    leafKey: 'down-jackets',
    ownName: 'Tuisku Light',
    brandSlug: 'norrhem',
    design: 2,
    colors: ['lingonberry', 'night-blue', 'black', 'spruce'],
    ageDays: 300,
    soldAmount: 980,
    reviewCount: 24,
    figures: { weight: 310 },
    names: six(
      'Tuisku Light -untuvatakki | Tuisku Light Down | Tuisku Light dunjacka | Tuisku Light Daunenjacke | Doudoune Tuisku Light | Пуховик Tuisku Light',
    ),
    by: {
      ...off(today, 21990, 15990),
      shorts: six(
        'Pakkautuva välikerros, 310 g M-koossa | Packable mid layer, 310 g in size M | Packbart mellanlager, 310 g i storlek M | Packbare Zwischenschicht, 310 g in Größe M | Couche compressible, 310 g en taille M | Компактный средний слой, 310 г в размере M',
      ),
    },
  },
  {
    id: 3006,
    leafKey: 'down-jackets',
    ownName: 'Routa',
    brandSlug: 'rova',
    design: 3,
    colors: ['night-blue', 'black'],
    ageDays: 2,
    soldAmount: 8,
    reviewCount: 0,
    figures: { 'fill-power': 700 },
    names: six(
      'Routa-untuvaparka | Routa Down Parka | Routa dunparkas | Routa Daunenparka | Parka en duvet Routa | Пуховая парка Routa',
    ),
    by: {
      ...at(today, 38900),
      shorts: six(
        'Lämmin kolmeenkymmeneen pakkasasteeseen, vastuullinen untuva | Warm to minus thirty, 700 fill power, responsible down | Varm till minus trettio, ansvarsfullt dun | Warm bis minus dreißig, verantwortungsvolle Daune | Chaude jusqu’à moins trente, duvet responsable | Тепло до минус тридцати, ответственный пух',
      ),
    },
  },
  {
    id: 3009,
    leafKey: 'rain-jackets',
    ownName: 'Vihma',
    brandSlug: 'fjallbris',
    design: 2,
    colors: ['lake', 'spruce', 'black'],
    ageDays: 500,
    soldAmount: 640,
    reviewCount: 14,
    by: {
      ...at(today, 17990, 14990),
      shorts: six(
        'Kevyt 2,5-kerrostakki, joka pakkautuu taskuunsa | Light 2.5-layer jacket that packs into its pocket | Lätt 2,5-lagersjacka som packas i sin ficka | Leichte 2,5-Lagen-Jacke, passt in die eigene Tasche | Veste légère 2,5 couches qui se range dans sa poche | Лёгкая куртка 2,5 слоя, убирается в свой карман',
      ),
    },
  },
  {
    id: 3010,
    leafKey: 'shell-jackets',
    ownName: 'Hanki',
    brandSlug: 'norrhem',
    design: 3,
    colors: ['cloudberry', 'night-blue'],
    ageDays: 90,
    soldAmount: 210,
    reviewCount: 7,
    names: six(
      'Hanki-hiihtokuori | Hanki Ski Touring Shell | Hanki turskal | Hanki Tourenjacke | Coque de randonnée Hanki | Куртка для ски-тура Hanki',
    ),
    by: {
      ...at(today, 39900),
      shorts: six(
        'Tuulettuva vaelluskuori lumilukolla | Vented touring shell with a powder skirt | Ventilerat turskal med snölås | Belüftete Tourenhülle mit Schneefang | Coque de rando aérée avec pare-neige | Вентилируемая куртка со снегозащитной юбкой',
      ),
    },
  },
  {
    id: 3011,
    leafKey: 'wind-jackets',
    ownName: 'Aava',
    brandSlug: 'rova',
    design: 4,
    colors: ['lichen', 'black', 'lake'],
    ageDays: 420,
    soldAmount: 530,
    reviewCount: 11,
    figures: { weight: 118 },
    names: six(
      'Aava-tuulitakki | Aava Windbreaker | Aava vindjacka | Aava Windjacke | Coupe-vent Aava | Ветровка Aava',
    ),
    by: at(today, 9900),
  },
  {
    id: 3012,
    leafKey: 'fleece-jackets',
    ownName: 'Usva Grid',
    brandSlug: 'fjallbris',
    design: 2,
    colors: ['granite', 'moss', 'black'],
    ageDays: 610,
    soldAmount: 1120,
    reviewCount: 26,
    names: six(
      'Usva Grid -fleece | Usva Grid Fleece | Usva Grid fleece | Usva Grid Fleece | Polaire Usva Grid | Флис Usva Grid',
    ),
    by: {
      ...at(today, 8990, null, 10490),
      shorts: six(
        'Ohut ruudukkofleece, korkea kaulus | Thin grid fleece with a high collar | Tunn rutfleece med hög krage | Dünnes Gridfleece mit hohem Kragen | Polaire quadrillée fine à col haut | Тонкий флис-сетка с высоким воротом',
      ),
    },
  },
  {
    id: 3013,
    leafKey: 'softshell-jackets',
    ownName: 'Pouta',
    brandSlug: 'fjallbris',
    design: 1,
    colors: ['heather', 'black'],
    ageDays: 700,
    soldAmount: 410,
    reviewCount: 9,
    names: six(
      'Pouta-softshell | Pouta Softshell | Pouta softshell | Pouta Softshell | Softshell Pouta | Софтшелл Pouta',
    ),
    by: at(today, 13990),
  },
  {
    id: 3014,
    leafKey: 'wool-midlayers',
    ownName: 'Kelo',
    brandSlug: 'kelo',
    design: 3,
    colors: ['moss', 'lingonberry', 'granite'],
    ageDays: 800,
    soldAmount: 1490,
    reviewCount: 38,
    names: six(
      'Kelo-villafleece | Kelo Wool Fleece | Kelo ullfleece | Kelo Wollfleece | Polaire de laine Kelo | Шерстяной флис Kelo',
    ),
    by: {
      ...at(today, 12900),
      shorts: six(
        'Harjattua merinoa ja kierrätettyä villaa, koko vetoketju | Brushed merino and recycled wool, full zip | Borstad merino och återvunnen ull, hel dragkedja | Gebürstetes Merino und recycelte Wolle, durchgehender Zip | Mérinos gratté et laine recyclée, zip intégral | Ворсованный меринос и переработанная шерсть, молния',
      ),
    },
  },
  {
    id: 3015,
    leafKey: 'down-jackets',
    ownName: 'Kaarna',
    brandSlug: 'kaamos',
    design: 4,
    colors: ['moss', 'black', 'bark'],
    ageDays: 260,
    soldAmount: 720,
    reviewCount: 15,
    figures: { 'fill-power': 800 },
    by: {
      ...off(today, 29900, 23900),
      shorts: six(
        'Huputon untuvatakki kuoren alle, täyttövoima 800 | Unhooded down for under a shell, 800 fill power | Dun utan huva under skalet, fyllnadskraft 800 | Daune ohne Kapuze unter die Hülle, Bauschkraft 800 | Duvet sans capuche sous la coque, gonflant 800 | Пуховик без капюшона под мембрану, упругость 800',
      ),
    },
  },
  {
    id: 3016,
    leafKey: 'shell-jackets',
    ownName: 'Sampo',
    brandSlug: 'kelo',
    design: 2,
    colors: ['sand', 'spruce'],
    ageDays: 940,
    soldAmount: 260,
    reviewCount: 12,
    figures: { material: 'organic-cotton' },
    names: six(
      'Sampo Ventile -anorakki | Sampo Ventile Anorak | Sampo Ventile anorak | Sampo Ventile Anorak | Anorak Ventile Sampo | Анорак Sampo Ventile',
    ),
    by: {
      ...at(today, 32900),
      shorts: six(
        'Tiheää puuvillaa, joka hengittää nuotiolla | Close-woven cotton that breathes by the fire | Tätvävd bomull som andas vid elden | Dicht gewebte Baumwolle, die am Feuer atmet | Coton serré qui respire près du feu | Плотный хлопок, который дышит у костра',
      ),
    },
  },
  {
    id: 3017,
    leafKey: 'insulated-jackets',
    ownName: 'Lumo',
    brandSlug: 'rova',
    design: 1,
    colors: ['blueberry', 'black'],
    priceKind: 'outlet',
    ageDays: 1100,
    soldAmount: 390,
    reviewCount: 8,
    names: six(
      'Lumo-toppakuori | Lumo Insulated Shell | Lumo vadderat skal | Lumo Isolationsjacke | Coque isolée Lumo | Утеплённая мембрана Lumo',
    ),
    by: {
      ...off(today, 34900, 27900),
      shorts: six(
        'Vedenpitävä kuori, kierrätetty vuori | Waterproof shell lined with recycled fibre | Vattentätt skal fodrat med återvunnen fiber | Wasserdichte Hülle mit recycelter Füllung | Coque imperméable doublée de fibre recyclée | Непромокаемая куртка с переработанным утеплителем',
      ),
    },
  },
  {
    id: 3018,
    leafKey: 'softshell-trousers',
    ownName: 'Polku',
    brandSlug: 'kaamos',
    design: 1,
    typeAxis: 'leg-length',
    colors: ['moss', 'black'],
    ageDays: 320,
    soldAmount: 880,
    reviewCount: 18,
    by: {
      ...off(today, 14990, 11990),
      shorts: six(
        'Joustaa neljään suuntaan, vahvistetut polvet, kaksi lahjetta | Four-way stretch, reinforced knees, two leg lengths | Fyrvägsstretch, förstärkta knän, två benlängder | Vierwege-Stretch, verstärkte Knie, zwei Beinlängen | Extensible, genoux renforcés, deux longueurs | Тянется в четыре стороны, усиленные колени, две длины',
      ),
    },
  },
  {
    id: 3019,
    leafKey: 'merino-base-layers',
    ownName: 'Pohja Merino 200',
    brandSlug: 'pakkala',
    design: 2,
    colors: ['black', 'spruce'],
    ageDays: 860,
    soldAmount: 1700,
    reviewCount: 44,
    figures: { 'fabric-weight': 200 },
    names: six(
      'Pohja Merino 200 -paita | Pohja Merino 200 Crew | Pohja Merino 200 tröja | Pohja Merino 200 Shirt | Haut Pohja Merino 200 | Футболка Pohja Merino 200',
    ),
    by: {
      ...at(today, 7990),
      shorts: six(
        'Saumatonta merinoa, lämmin kosteanakin | Seamless merino, warm also when damp | Sömlös merino, varm även fuktig | Nahtloses Merino, auch feucht warm | Mérinos sans couture, chaud même humide | Бесшовный меринос, тёплый и влажным',
      ),
    },
  },
  {
    id: 3020,
    leafKey: 'beanies',
    ownName: 'Kelo Rib',
    brandSlug: 'kelo',
    colors: ['cloudberry', 'spruce', 'black', 'lingonberry'],
    ageDays: 900,
    soldAmount: 2140,
    reviewCount: 40,
    by: {
      ...at(today, 3490),
      shorts: six(
        'Suomalaista villaa, kaksinkertainen resori | Finnish wool, double rib | Finsk ull, dubbel resår | Finnische Wolle, doppelt gerippt | Laine finlandaise, double côte | Финская шерсть, двойная резинка',
      ),
    },
  },
];
