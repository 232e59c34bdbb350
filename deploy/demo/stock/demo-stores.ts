export interface StoreSeed {
  id: number;
  slug: string;
  name: string;
  shortName: string;
  type: 'retail' | 'warehouse' | 'web';
  address: string;
  postalCode: string;
  city: string;
  latitude: number;
  longitude: number;
  hasExpress: boolean;
  hours: readonly (string | null)[];
  /** 0–1, how much of the range a store carries. */
  breadth: number;
}

export const centralWarehouseId = 20;
const webStoreId = 1;

const city = ['9–21', '9–21', '9–21', '9–21', '9–21', '9–19', '11–18'];
const mall = ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', '12–18'];
const small = ['10–18', '10–18', '10–18', '10–18', '10–18', '10–16', null];
const weekdays = ['7–17', '7–17', '7–17', '7–17', '7–17', null, null];
const always = ['0–24', '0–24', '0–24', '0–24', '0–24', '0–24', '0–24'];

const retail = (
  id: number,
  slug: string,
  cityName: string,
  place: string,
  address: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  breadth: number,
  hours: StoreSeed['hours'] = mall,
): StoreSeed => ({
  id,
  slug,
  name: `${cityName} ${place}`,
  shortName: place,
  type: 'retail',
  address,
  postalCode,
  city: cityName,
  latitude,
  longitude,
  hasExpress: breadth >= 0.2,
  hours,
  breadth,
});

export const demoStores: readonly StoreSeed[] = [
  {
    id: webStoreId,
    slug: 'verkkokauppa',
    name: 'Havu.fi',
    shortName: 'Havu.fi',
    type: 'web',
    address: 'Tikkurilantie 140',
    postalCode: '01530',
    city: 'Vantaa',
    latitude: 60.29,
    longitude: 24.96,
    hasExpress: false,
    hours: always,
    breadth: 0,
  },
  {
    id: centralWarehouseId,
    slug: 'keskusvarasto',
    name: 'Vantaa keskusvarasto',
    shortName: 'Keskusvarasto',
    type: 'warehouse',
    address: 'Tikkurilantie 140',
    postalCode: '01530',
    city: 'Vantaa',
    latitude: 60.29,
    longitude: 24.96,
    hasExpress: false,
    hours: weekdays,
    breadth: 1,
  },
  retail(2, 'helsinki-kamppi', 'Helsinki', 'Kamppi', 'Urho Kekkosen katu 3', '00100', 60.168, 24.932, 0.42, city),
  retail(3, 'tampere-hatanpaa', 'Tampere', 'Hatanpää', 'Hatanpään valtatie 36', '33100', 61.489, 23.769, 0.38),
  retail(4, 'turku-skanssi', 'Turku', 'Skanssi', 'Skanssinkatu 10', '20730', 60.428, 22.327, 0.3),
  retail(5, 'oulu-limingantulli', 'Oulu', 'Limingantulli', 'Vihiluodontie 4', '90400', 64.998, 25.466, 0.34),
  retail(6, 'espoo-lommila', 'Espoo', 'Lommila', 'Lommilanraitti 7', '02740', 60.215, 24.681, 0.3),
  retail(7, 'vantaa-tammisto', 'Vantaa', 'Tammisto', 'Valimotie 8', '01510', 60.27, 24.97, 0.28),
  retail(8, 'jyvaskyla-seppala', 'Jyväskylä', 'Seppälä', 'Vasarakatu 25', '40320', 62.262, 25.79, 0.24),
  retail(9, 'kuopio-matkus', 'Kuopio', 'Matkus', 'Matkuksentie 60', '70800', 62.836, 27.62, 0.22),
  retail(10, 'lahti-karisto', 'Lahti', 'Karisto', 'Kauppiaankatu 2', '15160', 61.008, 25.71, 0.22),
  retail(11, 'joensuu-pilkko', 'Joensuu', 'Pilkko', 'Linjatie 6', '80140', 62.585, 29.78, 0.18),
  retail(12, 'rovaniemi-keskusta', 'Rovaniemi', 'Keskusta', 'Koskikatu 20', '96200', 66.503, 25.729, 0.26, city),
  retail(13, 'vaasa-kivihaka', 'Vaasa', 'Kivihaka', 'Kivihaantie 5', '65300', 63.077, 21.68, 0.18),
  retail(14, 'lappeenranta-mylly', 'Lappeenranta', 'Mylly', 'Myllymäenkatu 33', '53550', 61.047, 28.22, 0.16, small),
  retail(15, 'seinajoki-paivola', 'Seinäjoki', 'Päivölä', 'Kauppatori 1', '60120', 62.78, 22.87, 0.15, small),
];

export const retailStores = demoStores.filter((store) => store.type === 'retail');
