import { randomFor } from '../random.ts';
import { readTable } from '../text/read-table.ts';

export interface DemoPickupPoint {
  id: string;
  carrier: string;
  countryCode: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  openingHours: string;
  latitude: number;
  longitude: number;
}

interface Area {
  country: string;
  city: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  points: number;
}

const areas: readonly Area[] = readTable(new URL('./pickup-areas.csv', import.meta.url)).map((row) => ({
  country: row.text('country'),
  city: row.text('city'),
  postalCode: row.text('postal code'),
  latitude: row.number('latitude'),
  longitude: row.number('longitude'),
  points: row.number('points'),
}));

const hosts = [
  'Lähikauppa',
  'R-piste',
  'Kauppakeskus',
  'Asema',
  'Kirjasto',
  'Huoltoasema',
  'Pakettiautomaatti',
  'Torikauppa',
];
const foreignHosts: Readonly<Record<string, readonly string[]>> = {
  se: ['Livs', 'Kiosk', 'Paketbox', 'Station'],
  de: ['Paketshop', 'Kiosk', 'Schreibwaren', 'Bahnhof'],
  fr: ['Tabac', 'Relais', 'Épicerie', 'Gare'],
};
const streets: Readonly<Record<string, readonly string[]>> = {
  fi: ['Satakunnankatu', 'Rantatie', 'Asemakatu', 'Kauppakatu', 'Koulukatu', 'Puistotie', 'Torikatu'],
  se: ['Storgatan', 'Kungsgatan', 'Skolgatan', 'Hamngatan'],
  de: ['Hauptstraße', 'Bahnhofstraße', 'Gartenweg', 'Lindenallee'],
  fr: ['Rue du Lac', 'Avenue de la Gare', 'Rue des Écoles'],
};
const carriers: Readonly<Record<string, readonly string[]>> = {
  fi: ['posti', 'matkahuolto'],
  se: ['postnord'],
  dk: ['postnord'],
  no: ['postnord'],
  ee: ['posti'],
};

/** The same points every time, around the middle of each area; each area has the mock's shop in Tampere among them. */
export const demoPickupPoints: readonly DemoPickupPoint[] = areas.flatMap((area) => {
  const random = randomFor(5, 'pickup', area.postalCode);
  return (carriers[area.country] ?? ['ups']).flatMap((carrier) =>
    Array.from({ length: area.points }, (_, i): DemoPickupPoint => {
      const isKnown = area.postalCode === '33100' && carrier === 'posti' && i === 0;
      const street = random.pick(streets[area.country] ?? streets.fi ?? []);
      return {
        id: `${carrier}-${area.postalCode}-${i + 1}`,
        carrier,
        countryCode: area.country,
        name: isKnown
          ? 'K-Supermarket Kuninkaankulma'
          : `${random.pick(foreignHosts[area.country] ?? hosts)} ${area.city} ${i + 1}`,
        address: isKnown ? 'Satakunnankatu 21' : `${street} ${random.int(1, 60)}`,
        postalCode: area.postalCode,
        city: area.city,
        openingHours: isKnown ? '7–23' : random.pick(['7–21', '8–20', '6–23', '0–24', '9–18']),
        latitude: Number((area.latitude + (random.next() - 0.5) * (isKnown ? 0 : 0.03)).toFixed(5)),
        longitude: Number((area.longitude + (random.next() - 0.5) * (isKnown ? 0 : 0.05)).toFixed(5)),
      };
    }),
  );
});
