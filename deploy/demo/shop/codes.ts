import { addDays, dayEnd, dayStart } from '../prices/day.ts';
import { six, type Texts } from '../text/six-languages.ts';

export interface DemoDiscountCode {
  code: string;
  names: Texts;
  kind: 'percent' | 'amount' | 'free_delivery';
  value: number;
  minTotalMinor: number;
  excludesOffers: boolean;
  clubOnly: boolean;
  startsAt: string | null;
  endsAt: string | null;
  maxUses: number | null;
  uses: number;
}

const plain = {
  minTotalMinor: 0,
  excludesOffers: false,
  clubOnly: false,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  uses: 0,
};

export const demoDiscountCodes = (today: string): readonly DemoDiscountCode[] => [
  {
    ...plain,
    code: 'SYKSY10',
    kind: 'amount',
    value: 1000,
    minTotalMinor: 5000,
    names: six('Syysetu −10 € | Autumn −10 € | Höstrabatt −10 € | Herbst −10 € | Automne −10 € | Осенняя скидка −10 €'),
  },
  {
    ...plain,
    code: 'METSA15',
    kind: 'percent',
    value: 1500,
    excludesOffers: true,
    names: six(
      '15 % normaalihintaisista | 15 % off full prices | 15 % på ordinarie priser | 15 % auf reguläre Preise | 15 % sur les prix normaux | 15 % на товары без скидки',
    ),
  },
  {
    ...plain,
    code: 'KERHO20',
    kind: 'percent',
    value: 2000,
    clubOnly: true,
    excludesOffers: true,
    names: six('Kerhon 20 % | Club 20 % | Klubbens 20 % | Club 20 % | Club 20 % | Клубные 20 %'),
  },
  {
    ...plain,
    code: 'TOIMITUS0',
    kind: 'free_delivery',
    value: 0,
    names: six(
      'Maksuton toimitus | Free delivery | Fri frakt | Gratis Versand | Livraison offerte | Бесплатная доставка',
    ),
  },
  {
    ...plain,
    code: 'KESA24',
    kind: 'amount',
    value: 1500,
    startsAt: dayStart(addDays(today, -200)),
    endsAt: dayEnd(addDays(today, -100)),
    names: six('Kesäetu | Summer offer | Sommarerbjudande | Sommerangebot | Offre d’été | Летняя скидка'),
  },
  {
    ...plain,
    code: 'KERTA5',
    kind: 'amount',
    value: 500,
    maxUses: 1,
    uses: 1,
    names: six('Kertakäyttöinen | Single use | Engångskod | Einmalcode | Usage unique | Одноразовый код'),
  },
];

export interface DemoGiftCard {
  code: string;
  initialMinor: number;
  balanceMinor: number;
  expiresOn: string | null;
  isActive: boolean;
}

/** Codes in clear here; the database keeps only their SHA-256. */
export const demoGiftCards = (today: string): readonly DemoGiftCard[] => [
  { code: 'HAVU-LAHJA-0050', initialMinor: 5000, balanceMinor: 5000, expiresOn: null, isActive: true },
  { code: 'HAVU-LAHJA-0100', initialMinor: 10000, balanceMinor: 10000, expiresOn: null, isActive: true },
  { code: 'HAVU-LAHJA-1000', initialMinor: 100000, balanceMinor: 100000, expiresOn: null, isActive: true },
  { code: 'HAVU-LAHJA-0012', initialMinor: 5000, balanceMinor: 1250, expiresOn: null, isActive: true },
  { code: 'HAVU-LAHJA-0000', initialMinor: 5000, balanceMinor: 0, expiresOn: null, isActive: true },
  { code: 'HAVU-LAHJA-OLD1', initialMinor: 5000, balanceMinor: 5000, expiresOn: addDays(today, -30), isActive: true },
];
