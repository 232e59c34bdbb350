import { localeCodes } from 'mf-shared/contract';
import { six, type Texts } from '../text/six-languages.ts';

export interface DemoBanner {
  kind: 'hero' | 'image' | 'dynamic' | 'text';
  image: string | null;
  cropPoint: string;
  /** 'background/text' */
  subText: string;
  title: Texts;
  heading: Texts;
  text: Texts;
  buttonText: Texts;
  /** Where it leads, see paths.ts: a line for each of the button's. */
  target: string;
}

const none = six('– | – | – | – | – | –');

export const demoBanners: readonly DemoBanner[] = [
  {
    kind: 'hero',
    image: 'scenes/hero-wide-light',
    cropPoint: '50/60',
    subText: '#f3efe6/#17241f',
    title: six(
      'Hiljainen kausi | The quiet season | Den tysta årstiden | Die stille Jahreszeit | La saison calme | Тихий сезон',
    ),
    heading: six(
      'Hiljainen kausi | The quiet season | Den tysta årstiden | Die stille Jahreszeit | La saison calme | Тихий сезон',
    ),
    text: six(
      'Kuoria, villaa ja untuvaa viimeisen lehden ja ensimmäisen ladun välisiin viikkoihin. | Shells, wool and down for the weeks between the last leaf and the first ski track. | Skal, ull och dun för veckorna mellan sista lövet och första skidspåret. | Hardshells, Wolle und Daune für die Wochen zwischen dem letzten Blatt und der ersten Loipe. | Coques, laine et duvet pour les semaines entre la dernière feuille et la première trace de ski. | Мембраны, шерсть и пух для недель между последним листом и первой лыжнёй.',
    ),
    buttonText: six(
      'Katso syksyn takit | See the autumn jackets | Se höstens jackor | Zu den Herbstjacken | Voir les vestes d’automne | Смотреть осенние куртки',
    ),
    target: 'jackets',
  },
  {
    kind: 'image',
    image: 'scenes/ruska',
    cropPoint: '50/50',
    subText: '#eae6da/#17241f',
    title: six('Opas | Guide | Guide | Ratgeber | Guide | Статья'),
    heading: six(
      'Kolme kerrosta, ja milloin yksi jätetään kotiin | Three layers, and when to leave one at home | Tre lager, och när ett får stanna hemma | Drei Schichten, und wann eine zu Hause bleibt | Trois couches, et quand en laisser une à la maison | Три слоя, и когда один можно оставить дома',
    ),
    text: six(
      'Useimmat meistä pukeutuvat liian lämpimästi ensimmäiselle kilometrille. Tunturioppaamme Outi pakkaa viikoksi Muotkatunturiin ja kertoo, mitä hän ei enää kanna. | Most of us dress too warmly for the first kilometre. Our fell guide Outi packs for a week in Muotkatunturi, and tells what she has stopped carrying. | De flesta klär sig för varmt för första kilometern. Vår fjällguide Outi packar för en vecka i Muotkatunturi och berättar vad hon slutat bära. | Die meisten ziehen sich für den ersten Kilometer zu warm an. Unsere Fjellführerin Outi packt für eine Woche und erzählt, was sie nicht mehr trägt. | Nous nous habillons presque tous trop chaud pour le premier kilomètre. Outi, notre guide, prépare une semaine à Muotkatunturi et dit ce qu’elle ne porte plus. | Почти все одеваются слишком тепло на первый километр. Наш проводник Оути собирается на неделю и рассказывает, что больше не берёт.',
    ),
    buttonText: six('Lue opas | Read the guide | Läs guiden | Ratgeber lesen | Lire le guide | Читать'),
    target: 'article:three-layers',
  },
  {
    kind: 'image',
    image: 'scenes/winter',
    cropPoint: '50/50',
    subText: '#e7eef2/#17241f',
    title: six('Hiihto | Skiing | Skidor | Ski | Ski | Лыжи'),
    heading: six(
      'Kokoa paketti, joka sopii yhteen | Build a package that fits together | Sätt ihop ett paket som passar | Ein Paket, das zusammenpasst | Composez un pack qui va ensemble | Соберите комплект, где всё подходит',
    ),
    text: six(
      'Sukset, siteet ja monot kerralla, kymmenen prosenttia edullisemmin. | Skis, bindings and boots at once, ten per cent cheaper. | Skidor, bindningar och pjäxor på en gång, tio procent billigare. | Ski, Bindung und Schuhe auf einmal, zehn Prozent günstiger. | Skis, fixations et chaussures d’un coup, dix pour cent moins cher. | Лыжи, крепления и ботинки сразу, на десять процентов дешевле.',
    ),
    buttonText: six(
      'Avaa suksivelho | Open the ski wizard | Öppna skidguiden | Zum Skiberater | Ouvrir l’assistant ski | Открыть подбор лыж',
    ),
    target: '/ski-wizard/',
  },
  {
    kind: 'image',
    image: 'scenes/boards',
    cropPoint: '50/50',
    subText: '#e6e0d2/#17241f',
    title: six('Kiertotalous | Circular | Cirkulärt | Kreislauf | Circulaire | Вторая жизнь'),
    heading: six(
      'Käytetty, pesty ja korjattu | Used, washed and mended | Begagnat, tvättat och lagat | Gebraucht, gewaschen und repariert | D’occasion, lavé et réparé | Б/у, выстирано и починено',
    ),
    text: six(
      'Jokaisella tavaralla on kuntoluokka ja vuoden takuu. | Every piece has a grade and a year of warranty. | Varje sak har ett skick och ett års garanti. | Jedes Stück hat eine Zustandsklasse und ein Jahr Garantie. | Chaque pièce a son état et un an de garantie. | У каждой вещи — оценка состояния и год гарантии.',
    ),
    buttonText: six(
      'Katso käytetyt | See used gear | Se begagnat | Gebrauchtes ansehen | Voir l’occasion | Смотреть б/у',
    ),
    target: '/second-hand/',
  },
  {
    kind: 'image',
    image: 'scenes/camp',
    cropPoint: '50/50',
    subText: '#22352f/#ffffff',
    title: six('Yöpyminen | Sleeping | Övernattning | Übernachten | Nuit | Ночлег'),
    heading: six(
      'Lämpimästi teltassa marraskuussa | Warm in a tent in November | Varmt i tält i november | Warm im Zelt im November | Au chaud sous tente en novembre | Тепло в палатке в ноябре',
    ),
    text: six(
      'Alusta ensin, sitten pussi, lopuksi pipo. | First the mat, then the bag, last the hat. | Först underlaget, sedan säcken, sist mössan. | Erst die Matte, dann der Schlafsack, zuletzt die Mütze. | D’abord le matelas, puis le duvet, enfin le bonnet. | Сначала коврик, потом спальник, затем шапка.',
    ),
    buttonText: six(
      'Katso makuupussit | See sleeping bags | Se sovsäckar | Zu den Schlafsäcken | Voir les duvets | Смотреть спальники',
    ),
    target: 'sleeping-bags',
  },
  {
    kind: 'dynamic',
    image: 'scenes/lake',
    cropPoint: '30/70',
    subText: '#e7eef2/#17241f',
    title: six('Myymälät | Stores | Butiker | Filialen | Magasins | Магазины'),
    heading: six(
      'Sovita kengät ennen kuin ostat | Try the boots on before you buy | Prova kängorna innan du köper | Schuhe anprobieren, bevor Sie kaufen | Essayez les chaussures avant d’acheter | Примерьте обувь до покупки',
    ),
    text: six(
      'Mittaamme jalan, ja kävelet kalliolla, soralla ja portaissa. Varaa aika tai tule käymään. | We measure your foot, and you walk on rock, gravel and stairs. Book a time or drop in. | Vi mäter foten, och du går på sten, grus och trappor. Boka tid eller kom förbi. | Wir messen Ihren Fuß, Sie gehen über Fels, Kies und Stufen. Mit Termin oder ohne. | Nous mesurons votre pied, vous marchez sur roche, gravier et marches. Avec ou sans rendez-vous. | Измерим стопу, а вы пройдёте по камню, гравию и ступеням. По записи или без.',
    ),
    buttonText: six(
      'Etsi myymälä\nKatso jalkineet | Find a store\nSee footwear | Hitta en butik\nSe skor | Filiale finden\nSchuhe ansehen | Trouver un magasin\nVoir les chaussures | Найти магазин\nСмотреть обувь',
    ),
    target: '/stores/\nfootwear',
  },
  {
    kind: 'text',
    image: null,
    cropPoint: '50/50',
    subText: '#2f5d50/#ffffff',
    title: six(
      'Tarvitsetko vain kerran? | Need it only once? | Behöver du det bara en gång? | Nur einmal nötig? | Besoin une seule fois ? | Нужно один раз?',
    ),
    heading: none,
    text: six(
      'Vuokraa teltta, ahkio tai tunturisukset viikonlopuksi. | Rent a tent, a pulk or fell skis for the weekend. | Hyr tält, pulka eller turskidor över helgen. | Mieten Sie Zelt, Pulka oder Fjellski für ein Wochenende. | Louez une tente, une pulka ou des skis de randonnée pour le week-end. | Возьмите палатку, волокушу или лыжи напрокат на выходные.',
    ),
    buttonText: none,
    target: '/rental/',
  },
];

/** A banner's texts per language as the database keeps them; `path` tells a target's path. */
export function bannerTexts(
  banner: DemoBanner,
  path: (target: string, locale: (typeof localeCodes)[number]) => string,
) {
  const clean = (text: string) => (text === '–' ? '' : text);
  return Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      {
        title: clean(banner.title[locale]),
        heading: clean(banner.heading[locale]),
        text: clean(banner.text[locale]),
        buttonText: clean(banner.buttonText[locale]),
        url: banner.target
          .split('\n')
          .map((target) => path(target, locale))
          .join('\n'),
      },
    ]),
  );
}
