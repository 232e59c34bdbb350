import { demoCountries } from '../shop/countries.ts';
import { perLanguage, six, type Texts } from '../text/six-languages.ts';
import type { DemoModel } from './demo-model.ts';
import { finishModel } from './finish-model.ts';
import { type HandMade, handMadeDraft } from './hand-made-draft.ts';
import { at } from './hand-made-price.ts';

interface Provision extends Pick<HandMade, 'id' | 'leafKey' | 'ownName' | 'brandSlug' | 'kind' | 'sizes' | 'figures'> {
  color: string;
  /** The smallest size costs this. */
  priceMinor: number;
  names?: Texts;
  shorts: Texts;
  about: Texts;
}

/** A table: what is sold by weight or volume, so that its unit price is told (LAW-18). The sizes are the contents. */
const provisions: readonly Provision[] = [
  {
    ...{ id: 3061, leafKey: 'fuel', ownName: 'Liekki', brandSlug: 'loimula', color: 'lingonberry', priceMinor: 490 },
    shorts: six(
      'Kesäkaasu kierreventtiilillä, EN 417 | Summer gas with a threaded valve, EN 417 | Sommargas med gängad ventil, EN 417 | Sommergas mit Schraubventil, EN 417 | Gaz d’été, valve à vis EN 417 | Летний газ, резьбовой клапан EN 417',
    ),
    about: six(
      'Isobutaania ja propaania plusasteille. Kyljen asteikko näyttää, paljonko on jäljellä, kun patruuna kelluu vedessä. | Isobutane and propane for days above freezing. Let the cartridge float in water, and the scale on its side tells what is left. | Isobutan och propan för plusgrader. Låt patronen flyta i vatten, så visar skalan på sidan vad som är kvar. | Isobutan und Propan für Tage über null. In Wasser schwimmend zeigt die Skala an der Seite, was noch da ist. | Isobutane et propane pour les températures positives. Posée sur l’eau, la cartouche montre par sa graduation ce qu’il en reste. | Изобутан и пропан для плюсовой температуры. Опустите баллон в воду — шкала сбоку покажет, сколько осталось.',
    ),
  },
  {
    ...{ id: 3062, leafKey: 'fuel', ownName: 'Pakkanen', brandSlug: 'loimula', color: 'lake', priceMinor: 590 },
    shorts: six(
      'Talvikaasu, toimii −20 asteessa | Winter gas that works at −20 degrees | Vintergas som fungerar i −20 grader | Wintergas, arbeitet bei −20 Grad | Gaz d’hiver, efficace à −20 degrés | Зимний газ, работает при −20 градусах',
    ),
    about: six(
      'Enemmän propaania, joten paine riittää pakkasessakin. Pidä patruuna yön yli makuupussin jalkopäässä. | More propane, so that the pressure holds in frost. Keep the cartridge at the foot of your sleeping bag overnight. | Mer propan, så att trycket räcker även i kyla. Låt patronen ligga i sovsäckens fotände över natten. | Mehr Propan, damit der Druck auch bei Frost reicht. Über Nacht ans Fußende des Schlafsacks legen. | Plus de propane, pour que la pression tienne par grand froid. La nuit, gardez la cartouche au fond du duvet. | Больше пропана, поэтому давления хватает и в мороз. На ночь кладите баллон в ноги спальника.',
    ),
  },
  {
    ...{ id: 3063, leafKey: 'fuel', ownName: 'Sini', brandSlug: 'loimula', color: 'night-blue', priceMinor: 590 },
    ...{ kind: 'care-bottle', sizes: ['500 ml', '1 l'], figures: { fuel: 'alcohol' } },
    names: six(
      'Sini-keitinsprii | Sini Stove Alcohol | Sini kökssprit | Sini Brennspiritus | Alcool à brûler Sini | Спирт для горелок Sini',
    ),
    shorts: six(
      'Denaturoitu etanoli spriikeittimiin | Denatured ethanol for alcohol stoves | Denaturerad etanol för spritkök | Vergällter Ethanol für Spirituskocher | Éthanol dénaturé pour réchauds à alcool | Денатурированный этанол для спиртовых горелок',
    ),
    about: six(
      'Palaa noettomasti ja hiljaa. Desilitra riittää kahteen litraan teevettä. | Burns quietly and leaves no soot. A decilitre boils two litres for tea. | Brinner tyst och utan sot. En deciliter räcker till två liter tevatten. | Brennt leise und rußfrei. Ein Deziliter reicht für zwei Liter Teewasser. | Brûle en silence et sans suie. Un décilitre suffit pour deux litres de thé. | Горит тихо и без копоти. Ста миллилитров хватает на два литра чая.',
    ),
  },
  {
    ...{ id: 3064, leafKey: 'ski-wax', ownName: 'Liuku', brandSlug: 'suksela', color: 'lake', priceMinor: 1290 },
    sizes: ['45 g', '180 g'],
    shorts: six(
      'Luistovoide pakkaslumelle, 0…−10 °C | Glide wax for cold snow, 0 to −10 °C | Glidvalla för kall snö, 0…−10 °C | Gleitwachs für kalten Schnee, 0 bis −10 °C | Fart de glisse pour neige froide, de 0 à −10 °C | Мазь скольжения для холодного снега, 0…−10 °C',
    ),
    about: six(
      'Sulatetaan raudalla 130 asteessa, jäähdytetään ja siklataan. Yksi pala riittää kahdeksaan suksipariin. | Melt it on with an iron at 130 degrees, let it cool and scrape. One block does eight pairs of skis. | Smält in med järn vid 130 grader, låt svalna och sickla. En bit räcker till åtta par skidor. | Mit dem Eisen bei 130 Grad einbügeln, abkühlen lassen, abziehen. Ein Block reicht für acht Paar Ski. | À faire fondre au fer à 130 degrés, laisser refroidir puis racler. Un pain suffit pour huit paires. | Расплавьте утюгом при 130 градусах, остудите и снимите циклей. Бруска хватает на восемь пар.',
    ),
  },
  {
    ...{ id: 3065, leafKey: 'ski-wax', ownName: 'Pito', brandSlug: 'suksela', color: 'spruce', priceMinor: 990 },
    sizes: ['45 g'],
    shorts: six(
      'Pitovoide uudelle lumelle, −2…−8 °C | Grip wax for new snow, −2 to −8 °C | Fästvalla för nysnö, −2…−8 °C | Haftwachs für Neuschnee, −2 bis −8 °C | Fart de retenue pour neige fraîche, de −2 à −8 °C | Мазь держания для свежего снега, −2…−8 °C',
    ),
    about: six(
      'Hierotaan ohuina kerroksina jalan alle ja tasoitetaan korkilla. Kolme kerrosta kantaa kaksikymmentä kilometriä. | Rub thin layers under the foot and smooth them with a cork. Three layers carry you twenty kilometres. | Gnid tunna lager under foten och jämna ut med kork. Tre lager håller i två mil. | In dünnen Schichten unter dem Fuß auftragen, mit Kork glätten. Drei Schichten tragen zwanzig Kilometer. | À frotter en fines couches sous le pied, puis à lisser au liège. Trois couches tiennent vingt kilomètres. | Наносите тонкими слоями под колодку и растирайте пробкой. Трёх слоёв хватает на двадцать километров.',
    ),
  },
  {
    ...{ id: 3066, leafKey: 'care-products', ownName: 'Puhdas', brandSlug: 'saarnila', color: 'lake', priceMinor: 790 },
    names: six(
      'Puhdas-kuoripesu | Puhdas Shell Wash | Puhdas skaltvätt | Puhdas Membranwaschmittel | Lessive pour membranes Puhdas | Средство для стирки мембраны Puhdas',
    ),
    shorts: six(
      'Pesee kuorivaatteet tukkimatta kalvoa | Washes shells without clogging the membrane | Tvättar skalplagg utan att täppa till membranet | Wäscht Hardshells, ohne die Membran zu verkleben | Lave les coques sans colmater la membrane | Стирает мембрану, не забивая поры',
    ),
    about: six(
      'Puoli desiä koneelliseen 40 asteessa. Huuhdo kahdesti, jotta vesi pisaroi taas. | Half a decilitre a load at 40 degrees. Rinse twice, and water beads again. | En halv deciliter per maskin i 40 grader. Skölj två gånger, så pärlar sig vattnet igen. | 50 Milliliter pro Ladung bei 40 Grad. Zweimal spülen, dann perlt Wasser wieder ab. | Cinq centilitres par machine à 40 degrés. Rincez deux fois, et l’eau perle de nouveau. | 50 мл на загрузку при 40 градусах. Прополощите дважды — и вода снова скатывается.',
    ),
  },
  {
    ...{
      id: 3067,
      leafKey: 'care-products',
      ownName: 'Pisara',
      brandSlug: 'saarnila',
      color: 'moss',
      priceMinor: 1290,
    },
    sizes: ['250 ml', '500 ml'],
    names: six(
      'Pisara-kylläste | Pisara Proofing | Pisara impregnering | Pisara Imprägnierung | Imperméabilisant Pisara | Пропитка Pisara',
    ),
    shorts: six(
      'Palauttaa vedenhylkivyyden pesussa | Restores water repellency in the wash | Återställer vattenavvisningen i tvätten | Stellt beim Waschen die Imprägnierung wieder her | Rend sa déperlance au tissu, en machine | Возвращает водоотталкивание при стирке',
    ),
    about: six(
      'Kaadetaan pesun jälkeen huuhteluainelokeroon. Kuivaa rummussa 20 minuuttia, sillä lämpö herättää pinnan. | Pour it into the softener drawer after washing. Tumble dry for 20 minutes: warmth wakes the surface. | Hälls i sköljmedelsfacket efter tvätten. Torktumla 20 minuter: värmen väcker ytan. | Nach der Wäsche ins Weichspülerfach geben. 20 Minuten in den Trockner: Wärme aktiviert die Oberfläche. | À verser dans le bac d’assouplissant après le lavage. Vingt minutes de sèche-linge : la chaleur réveille la surface. | Залейте в отсек для кондиционера после стирки. 20 минут в сушилке: тепло оживляет поверхность.',
    ),
  },
  {
    ...{ id: 3068, leafKey: 'care-products', ownName: 'Terva', brandSlug: 'saarnila', color: 'bark', priceMinor: 990 },
    ...{ kind: 'ski-wax', sizes: ['100 g', '250 g'] },
    names: six(
      'Terva-nahkavaha | Terva Leather Wax | Terva lädervax | Terva Lederwachs | Cire pour cuir Terva | Воск для кожи Terva',
    ),
    shorts: six(
      'Mehiläisvahaa ja tervaa kenkiin | Beeswax and tar for boots | Bivax och tjära för kängor | Bienenwachs und Teer für Stiefel | Cire d’abeille et goudron pour chaussures | Пчелиный воск и дёготь для обуви',
    ),
    about: six(
      'Levitä sormin hieman kostealle nahalle ja anna imeytyä yön yli. Ei nupukille. | Spread it with your fingers on slightly damp leather and leave it overnight. Not for nubuck. | Stryk ut med fingrarna på lätt fuktigt läder och låt dra in över natten. Inte för nubuck. | Mit den Fingern auf leicht feuchtes Leder geben und über Nacht einziehen lassen. Nicht für Nubuk. | À étaler du bout des doigts sur le cuir un peu humide, et laisser pénétrer une nuit. Pas sur le nubuck. | Нанесите пальцами на слегка влажную кожу и оставьте на ночь. Не для нубука.',
    ),
  },
];

/** They come beside the number of models that was asked for, so that no other product moves. */
export const provisionIds: readonly number[] = provisions.map(({ id }) => id);

/** What burns travels in Finland only. */
const abroad = demoCountries.map(({ code }) => code).filter((code) => code !== 'fi');
const staysHere = six(
  'Palavaa emme lähetä ulkomaille. | What burns is not sent abroad. | Brandfarligt skickas inte utomlands. | Brennbares versenden wir nicht ins Ausland. | Rien d’inflammable ne part à l’étranger. | Горючее за границу не отправляем.',
);

/** Nobody wears it, and what is burnt or washed down is no sustainable choice by the criteria of gear. */
const kept: ReadonlySet<string> = new Set(['activity', 'season', 'fuel', 'made-in']);

export function provisionModels(seed: number, today: string): DemoModel[] {
  return provisions.map(({ color, priceMinor, shorts, about, ...told }) => {
    const burns = told.leafKey === 'fuel';
    const draft = handMadeDraft(
      {
        ...told,
        ...{ colors: [color], reviewCount: 0, soldAmount: 200, ageDays: 300, stockMode: 'plenty' },
        ...(burns ? { flags: { blockedCountries: abroad, blockInfo: staysHere } } : {}),
        by: { ...at(today, priceMinor), shorts, tags: [], recommended: provisionIds.filter((id) => id !== told.id) },
      },
      seed,
    );
    const model = finishModel(draft, seed, today);
    return {
      ...model,
      ...{ taglines: null, notices: null, quote: null },
      properties: model.properties.filter(({ slug }) => kept.has(slug)),
      descriptions: perLanguage((locale) => `${shorts[locale]}. ${about[locale]}`),
      // The lists of their types speak of a bottle, a wrapper and a cap, which not each of them has.
      longHtml: perLanguage((locale) => `<p>${about[locale]}</p>`),
    };
  });
}
