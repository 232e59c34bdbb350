import { six, type Texts } from '../text/six-languages.ts';

export interface DemoCampaign {
  slugs: Texts;
  image: string;
  titles: Texts;
  descriptions: Texts;
  modelIds: readonly number[];
  /** Days until everybody sees it, where members of the club see it from today. */
  opensInDays?: number;
}

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    slugs: six(
      'syystarjoukset | autumn-offers | hosterbjudanden | herbstangebote | offres-automne | osennie-predlozheniya',
    ),
    image: 'scenes/ruska',
    titles: six(
      'Syystarjoukset | Autumn offers | Hösterbjudanden | Herbstangebote | Offres d’automne | Осенние предложения',
    ),
    descriptions: six(
      'Alennukset lasketaan 30 päivän alimmasta hinnasta. | Reductions are counted from the lowest price of the last 30 days. | Rabatterna räknas från det lägsta priset på 30 dagar. | Rabatte beziehen sich auf den niedrigsten Preis der letzten 30 Tage. | Les remises partent du prix le plus bas des 30 derniers jours. | Скидки считаются от самой низкой цены за 30 дней.',
    ),
    modelIds: [3001, 3002, 3003, 3004, 3015, 3018],
  },
  {
    slugs: six('ensilumi | first-snow | forsta-snon | erster-schnee | premiere-neige | pervyy-sneg'),
    image: 'scenes/winter',
    titles: six('Ensilumi | First snow | Första snön | Erster Schnee | Première neige | Первый снег'),
    descriptions: six(
      'Tunturiin, ladulle ja ensimmäiselle hangelle. | For the fell, the track and the first drift. | För fjället, spåret och första drivan. | Für Fjell, Loipe und den ersten Schnee. | Pour le fjell, la piste et la première congère. | Для сопок, лыжни и первого сугроба.',
    ),
    modelIds: [3006, 3007, 3010, 3014, 3020, 3040, 3041, 3042],
  },
  {
    slugs: six(
      'kesakaupan-tuotteet | summer-shop-products | sommarbutikens-produkter | sommershop-produkte | articles-boutique-d-ete | tovary-letnego-magazina',
    ),
    image: 'scenes/lake',
    titles: six(
      'Kesäkauppa yrityksille | Summer shop for companies | Sommarbutik för företag | Sommershop für Firmen | Boutique d’été des entreprises | Летний магазин для компаний',
    ),
    descriptions: six(
      'Virkistyspäivään, lahjaksi ja kesätyöntekijöille. | For a day out, as a gift and for summer staff. | Till friluftsdagen, som gåva och till sommarpersonalen. | Für den Ausflug, als Geschenk und für Aushilfen. | Pour la sortie d’équipe, en cadeau, pour les saisonniers. | Для выезда, в подарок и для летних сотрудников.',
    ),
    modelIds: [3008, 3009, 3015, 3016, 3032, 3034, 3037],
  },
  {
    slugs: six(
      'joulukaupan-tuotteet | christmas-shop-products | julbutikens-produkter | weihnachtsshop-produkte | articles-boutique-de-noel | tovary-novogodnego-magazina',
    ),
    image: 'scenes/lake-night',
    titles: six(
      'Joulukauppa yrityksille | Christmas shop for companies | Julbutik för företag | Weihnachtsshop für Firmen | Boutique de Noël des entreprises | Новогодний магазин для компаний',
    ),
    descriptions: six(
      'Lahjoja, jotka kestävät joulun yli. | Gifts that outlast Christmas. | Gåvor som håller längre än till jul. | Geschenke, die Weihnachten überdauern. | Des cadeaux qui durent après Noël. | Подарки, которые служат дольше праздников.',
    ),
    modelIds: [3014, 3018, 3019, 3020, 3032, 3034, 3037],
  },
  {
    slugs: six('kaamosviikot | polar-weeks | morkerveckor | polarwochen | semaines-polaires | polyarnye-nedeli'),
    image: 'scenes/lake-night',
    titles: six('Kaamosviikot | Polar weeks | Mörkerveckor | Polarwochen | Semaines polaires | Полярные недели'),
    descriptions: six(
      'Pimeän ajan varusteet, jäsenille ensin. | Gear for the dark weeks, for members first. | Utrustning för mörka veckor, medlemmarna först. | Ausrüstung für dunkle Wochen, Mitglieder zuerst. | L’équipement des semaines sombres, les membres d’abord. | Снаряжение для тёмных недель, сначала участникам клуба.',
    ),
    modelIds: [3006, 3007, 3010, 3014, 3018, 3020, 3040],
    opensInDays: 10,
  },
];

export interface DemoGiftCampaign {
  slug: string;
  names: Texts;
  descriptions: Texts;
  image: string;
  modelIds: readonly number[];
  /** Each good for one order. */
  codes: readonly string[];
  /** One code for a whole team: good for many orders. */
  sharedCode: string;
}

export const demoGiftCampaigns: readonly DemoGiftCampaign[] = [
  {
    slug: 'joululahja',
    names: six(
      'Henkilöstön joululahja | Staff Christmas gift | Personalens julklapp | Weihnachtsgeschenk | Cadeau de Noël du personnel | Новогодний подарок сотрудникам',
    ),
    descriptions: six(
      'Valitse yksi lahja ja anna työnantajalta saamasi koodi. | Choose one gift and enter the code from your employer. | Välj en gåva och ange koden från din arbetsgivare. | Ein Geschenk wählen und den Code des Arbeitgebers eingeben. | Choisissez un cadeau et saisissez le code de votre employeur. | Выберите подарок и введите код работодателя.',
    ),
    image: 'scenes/winter',
    modelIds: [3020, 3032, 3034, 3037],
    codes: ['JOULU-2026-A1', 'JOULU-2026-A2', 'JOULU-2026-A3', 'JOULU-2026-A4', 'JOULU-2026-A5', 'JOULU-2026-USED'],
    sharedCode: 'JOULU-2026-TIIMI',
  },
  {
    slug: 'kesalahja',
    names: six(
      'Kesälahja asiakkaalle | Summer gift for customers | Sommargåva | Sommergeschenk | Cadeau d’été | Летний подарок',
    ),
    descriptions: six(
      'Kiitos yhteistyöstä: valitse retkelle mukaan otettavaa. | Thank you for working with us: choose something for a trip. | Tack för samarbetet: välj något för turen. | Danke für die Zusammenarbeit: etwas für unterwegs wählen. | Merci de votre confiance : choisissez pour vos sorties. | Спасибо за сотрудничество: выберите что-нибудь в дорогу.',
    ),
    image: 'scenes/lake',
    modelIds: [3032, 3037],
    codes: ['KESA-2026-B1', 'KESA-2026-B2', 'KESA-2026-B3'],
    sharedCode: 'KESA-2026-TIIMI',
  },
];
