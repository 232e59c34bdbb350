import { randomFor } from '../random.ts';

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

const areas: readonly Area[] = `
fi Helsinki 00100 60.17 24.94 8
fi Helsinki 00500 60.185 24.955 6
fi Helsinki 00700 60.25 25.01 5
fi Espoo 02100 60.175 24.8 5
fi Vantaa 01300 60.29 25.04 5
fi Tampere 33100 61.498 23.76 6
fi Tampere 33720 61.45 23.85 4
fi Turku 20100 60.45 22.267 6
fi Oulu 90100 65.012 25.468 6
fi Jyväskylä 40100 62.242 25.747 5
fi Kuopio 70100 62.892 27.677 5
fi Lahti 15110 60.983 25.661 4
fi Joensuu 80100 62.601 29.763 4
fi Rovaniemi 96200 66.503 25.729 4
fi Vaasa 65100 63.096 21.616 4
fi Seinäjoki 60100 62.79 22.84 3
fi Lappeenranta 53100 61.058 28.187 4
fi Kajaani 87100 64.227 27.728 3
fi Sodankylä 99600 67.416 26.59 2
fi Ivalo 99800 68.659 27.54 2
se Stockholm 11120 59.332 18.064 6
se Göteborg 41101 57.708 11.974 5
se Malmö 21119 55.605 13.003 4
se Umeå 90325 63.826 20.263 4
se Luleå 97231 65.584 22.154 3
ee Tallinn 10111 59.437 24.753 4
de Hamburg 20095 53.551 9.993 4
de München 80331 48.137 11.575 4
fr Lyon 69002 45.757 4.832 3
fr Grenoble 38000 45.188 5.724 3
dk Aarhus 80000 56.157 10.211 3
no Oslo 01500 59.913 10.739 4
`
  .trim()
  .split('\n')
  .map((line) => {
    const [country = '', city = '', postalCode = '', latitude, longitude, points] = line.split(' ');
    return {
      country,
      city,
      postalCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      points: Number(points),
    };
  });

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
