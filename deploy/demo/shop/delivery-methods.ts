import { six, type Texts } from '../text/six-languages.ts';
import { demoCountries } from './countries.ts';

export interface DemoDeliveryMethod {
  slug: string;
  countryCode: string;
  kind: 'pickup_point' | 'home' | 'store' | 'express' | 'repack';
  carrier: string;
  names: Texts;
  descriptions: Texts;
  priceMinor: number;
  freeFromMinor: number | null;
  days: readonly [from: number, to: number];
}

type Method = Omit<DemoDeliveryMethod, 'countryCode'>;

const freeDeliveryFrom = 7900;
const freeRepackFrom = 30000;

const postiPickup: Method = {
  slug: 'posti-pickup',
  kind: 'pickup_point',
  carrier: 'posti',
  names: six(
    'Posti, noutopiste | Posti pickup point | Posti, utlämningsställe | Posti, Abholstelle | Posti, point relais | Posti, пункт выдачи',
  ),
  descriptions: six(
    'Lähin automaatti tai palvelupiste, säilytys 7 päivää | The nearest locker or service point, kept for 7 days | Närmaste paketautomat eller ombud, sparas i 7 dagar | Nächster Automat oder Schalter, 7 Tage Aufbewahrung | Consigne ou guichet le plus proche, 7 jours de garde | Ближайший постамат или отделение, хранение 7 дней',
  ),
  priceMinor: 590,
  freeFromMinor: freeDeliveryFrom,
  days: [1, 2],
};
const matkahuolto: Method = {
  slug: 'matkahuolto-near',
  kind: 'pickup_point',
  carrier: 'matkahuolto',
  names: six(
    'Matkahuolto, lähipaketti | Matkahuolto parcel point | Matkahuolto, närpaket | Matkahuolto, Paketshop | Matkahuolto, point colis | Matkahuolto, пункт выдачи',
  ),
  descriptions: six(
    'Kaupat, kioskit ja automaatit | Shops, kiosks and lockers | Butiker, kiosker och automater | Läden, Kioske und Automaten | Magasins, kiosques et consignes | Магазины, киоски и постаматы',
  ),
  priceMinor: 490,
  freeFromMinor: freeDeliveryFrom,
  days: [1, 3],
};
const homeEvening: Method = {
  slug: 'posti-home',
  kind: 'home',
  carrier: 'posti',
  names: six(
    'Kotiinkuljetus illalla | Home delivery in the evening | Hemleverans på kvällen | Lieferung nach Hause am Abend | Livraison à domicile le soir | Доставка домой вечером',
  ),
  descriptions: six(
    'Kello 17–21, viesti ennen saapumista | Between 17 and 21, with a message before | Klockan 17–21, meddelande innan | Zwischen 17 und 21 Uhr, Nachricht vorab | Entre 17 h et 21 h, message avant l’arrivée | С 17 до 21, сообщение перед приездом',
  ),
  priceMinor: 890,
  freeFromMinor: null,
  days: [2, 3],
};
const repack: Method = {
  slug: 'repack',
  kind: 'repack',
  carrier: 'posti',
  names: six(
    'Palaava pakkaus | RePack, a bag that goes back | RePack, förpackning som återvänder | RePack, Mehrwegtasche | RePack, un emballage qui revient | RePack, возвратная упаковка',
  ),
  descriptions: six(
    'Uudelleenkäytettävä pussi, maksuton yli 300 euron tilauksiin | A reusable bag, free from 300 euros | Återanvändbar påse, gratis över 300 euro | Wiederverwendbar, ab 300 Euro kostenlos | Sac réutilisable, offert dès 300 euros | Многоразовый пакет, бесплатно от 300 евро',
  ),
  priceMinor: 390,
  freeFromMinor: freeRepackFrom,
  days: [1, 2],
};
const storePickup: Method = {
  slug: 'store-pickup',
  kind: 'store',
  carrier: 'havu',
  names: six(
    'Nouto myymälästä | Pickup from a store | Hämtning i butik | Abholung in der Filiale | Retrait en magasin | Самовывоз из магазина',
  ),
  descriptions: six(
    'Maksuton, säilytämme 7 päivää | Free, kept for 7 days | Gratis, sparas i 7 dagar | Kostenlos, 7 Tage Aufbewahrung | Gratuit, garde 7 jours | Бесплатно, хранение 7 дней',
  ),
  priceMinor: 0,
  freeFromMinor: null,
  days: [1, 4],
};
const express: Method = {
  slug: 'express-pickup',
  kind: 'express',
  carrier: 'havu',
  names: six(
    'Pikanouto myymälästä | Express pickup from a store | Snabbhämtning i butik | Express-Abholung in der Filiale | Retrait express en magasin | Экспресс-самовывоз',
  ),
  descriptions: six(
    'Klo 9 mennessä tilattu on valmis klo 11, klo 14 mennessä klo 16 | Ordered by 9, ready after 11; by 14, ready after 16 | Beställt före 9 är klart efter 11, före 14 efter 16 | Bis 9 Uhr bestellt: fertig ab 11; bis 14 Uhr: ab 16 | Commandé avant 9 h, prêt après 11 h ; avant 14 h, après 16 h | Заказ до 9 готов после 11, до 14 — после 16',
  ),
  priceMinor: 0,
  freeFromMinor: null,
  days: [0, 0],
};
const postNord: Method = {
  slug: 'postnord-pickup',
  kind: 'pickup_point',
  carrier: 'postnord',
  names: six(
    'PostNord, noutopiste | PostNord pickup point | PostNord, ombud | PostNord, Abholstelle | PostNord, point relais | PostNord, пункт выдачи',
  ),
  descriptions: six(
    'Lähin palvelupiste | The nearest service point | Närmaste ombud | Nächste Abholstelle | Le point le plus proche | Ближайший пункт',
  ),
  priceMinor: 790,
  freeFromMinor: freeDeliveryFrom,
  days: [2, 4],
};
const upsHome: Method = {
  slug: 'ups-home',
  kind: 'home',
  carrier: 'ups',
  names: six('UPS kotiin | UPS to the door | UPS hem till dörren | UPS nach Hause | UPS à domicile | UPS до двери'),
  descriptions: six(
    'Kuljettaja soittaa ennen tuloa, seuranta sähköpostiin | The driver calls ahead; tracking by email | Föraren ringer före, spårning via e-post | Fahrer ruft vorher an, Sendungsverfolgung per E-Mail | Appel avant passage, suivi par courriel | Курьер позвонит заранее, отслеживание по почте',
  ),
  priceMinor: 1290,
  freeFromMinor: 15000,
  days: [2, 5],
};
const upsPoint: Method = {
  ...upsHome,
  slug: 'ups-point',
  kind: 'pickup_point',
  names: six(
    'UPS, noutopiste | UPS access point | UPS, utlämningsställe | UPS, Paketshop | UPS, point relais | UPS, пункт выдачи',
  ),
  priceMinor: 990,
  freeFromMinor: 12000,
  days: [3, 6],
};
const upsWorld: Method = { ...upsHome, slug: 'ups-worldwide', priceMinor: 2490, freeFromMinor: null, days: [4, 9] };

const byCountry: Readonly<Record<string, readonly Method[]>> = {
  fi: [postiPickup, matkahuolto, express, storePickup, homeEvening, repack],
  se: [postNord, { ...upsHome, priceMinor: 1190 }],
  dk: [postNord, upsHome],
  no: [{ ...postNord, priceMinor: 1290, freeFromMinor: 15000 }, upsHome],
  ee: [{ ...postiPickup, slug: 'parcel-locker', carrier: 'posti', priceMinor: 690 }, upsHome],
};

/** Methods of every country: own ones in the north, UPS in Europe and beyond. */
export const demoDeliveryMethods: readonly DemoDeliveryMethod[] = demoCountries.flatMap(({ code, isEu }) =>
  (byCountry[code] ?? (isEu || code === 'gb' || code === 'ch' ? [upsPoint, upsHome] : [upsWorld])).map((method) => ({
    ...method,
    countryCode: code,
  })),
);
