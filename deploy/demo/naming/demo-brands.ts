import type { Realm } from '../kinds/families.ts';

export interface BrandSeed {
  name: string;
  slug: string;
  /** Home town, a proper name that needs no inflection. */
  town: string;
  founded: number;
  realms: readonly Realm[];
  isFeatured: boolean;
}

const lines = `
Kaamos;Rovaniemi;1978;clothing
Rova;Rovaniemi;1991;clothing tools
Fjällbris;Östersund;1984;clothing
Kelo;Sodankylä;1952;clothing
Norrhem;Umeå;1969;clothing snow
Ahkio;Kajaani;1963;carry
Suopunki;Kittilä;1947;footwear
Pakkala;Lahti;1986;camp clothing
Jänkhä;Inari;1998;footwear
Lumivaara;Kuusamo;1974;snow
Tievatupa;Utsjoki;2003;camp
Skogvind;Luleå;1995;clothing
Isholm;Tromsø;1988;clothing
Kaltiola;Oulu;2008;tools
Nordanö;Mariehamn;1981;rock-and-water
Vindfäll;Kiruna;1976;clothing
Hankivaara;Jyväskylä;1959;snow
Riekonen;Kemijärvi;1938;footwear
Utuvesi;Savonlinna;2011;rock-and-water
Tuulas;Vaasa;2001;clothing
Granhult;Falun;1966;carry
Myrmark;Sundsvall;1979;footwear
Bergsund;Bodø;1972;clothing carry
Siidara;Karasjok;1994;clothing
Kuukkeli;Tampere;2009;clothing
Naalikka;Muonio;2015;clothing
Saarnila;Turku;1983;tools
Eräkko;Lieksa;1961;tools
Koskivirta;Imatra;1990;rock-and-water
Melova;Kuopio;2006;rock-and-water
Airisto Sjö;Pargas;1999;rock-and-water
Laineri;Hanko;2012;rock-and-water
Purolax;Tornio;2004;camp
Havsvind;Göteborg;1987;rock-and-water
Skärvind;Visby;2010;clothing
Tallmo;Mora;1957;tools
Granika;Helsinki;2016;tools
Korpisalo;Joensuu;1971;camp
Nuotiola;Mikkeli;1968;tools
Kipuna;Tammisaari;1949;tools
Termosa;Pori;1977;tools
Lyhde;Seinäjoki;2002;tools
Loimula;Hämeenlinna;1996;tools
Hehkula;Espoo;2013;tools
Valkamo;Kotka;1992;rock-and-water
Tähtö;Oulu;2017;tools
Otavala;Helsinki;2005;tools
Pohjantie;Kemi;1982;carry
Latula;Vuokatti;1965;snow
Suksela;Lahti;1943;snow
Hiutale;Ylläs;2000;snow
Lumikko;Levi;2007;snow
Viimala;Kokkola;1989;clothing
Puuska;Porvoo;2014;carry
Tuiskula;Ruka;1997;snow
Ruskala;Inari;1985;clothing
Kalliola;Lohja;1993;rock-and-water
Jyrkkälä;Tampere;2010;rock-and-water
Köynnös;Espoo;2004;rock-and-water
Otenes;Ålesund;1986;rock-and-water snow
Fjordal;Bergen;1964;clothing
Stigen;Lillehammer;1980;footwear
Vandrare;Örebro;1975;carry footwear
Sälgö;Luleå;1996;camp
Torpdal;Leksand;1962;camp
Ullmark;Skellefteå;1954;clothing
Villava;Jokioinen;1932;clothing
Untuvaara;Rauma;1988;clothing camp
Pikkukettu;Tampere;2012;clothing footwear
Oravala;Naantali;2008;clothing footwear
`;

const logoSlug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-');

export const demoBrands: readonly BrandSeed[] = lines
  .trim()
  .split('\n')
  .map((line, i) => {
    const [name = '', town = '', founded = '', realms = ''] = line.split(';');
    return {
      name,
      slug: logoSlug(name),
      town,
      founded: Number(founded),
      realms: realms.split(' ') as Realm[],
      isFeatured: i < 8,
    };
  });
