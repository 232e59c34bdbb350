import type { Locale } from 'mf-shared/contract';

/** One group a line: words that buyers use for the same thing, the shop's own among them; `-` begins a compound's end. */
const groups: Readonly<Record<Locale, string>> = {
  fi: `
    -monot, -kengät
    lenkkarit, lenkkitossut, juoksukengät
    vesipullo, juomapullo
    reppu, rinkka, selkäreppu
    huppari, collegepaita, fleecetakki
    otsalamppu, päälamppu
    pipo, myssy
    rukkaset, käsineet, hanskat
    retkikeitin, kaasukeitin, trangia
  `,
  en: `
    sneakers, trainers, running shoes
    hoodie, sweatshirt, fleece jacket
    backpack, rucksack
    beanie, woolly hat
    head torch, headlamp
    water bottle, drinking bottle
    anorak, shell jacket
    thermals, base layer
    gilet, vest
  `,
  sv: `
    gympaskor, löparskor
    mössa, luva
    pannlampa, huvudlampa
    vattenflaska, dricksflaska
    ryggsäck, rygga
    -pjäxor, -kängor
    vantar, handskar
  `,
  de: `
    turnschuhe, trailschuhe
    mütze, beanie
    stirnlampe, kopflampe
    trinkflasche, wasserflasche
    backpack, rucksack
    -stiefel, -schuhe
  `,
  fr: `
    baskets, chaussures trail
    bonnet, tuque
    lampe frontale, frontale
    gourde, bouteille
    anorak, veste coque
  `,
  ru: `
    кеды, кроссовки
    рюкзак, ранец
    фляга, бутылка
    перчатки, варежки
  `,
};

/** The setting `search_synonyms` of the demo shop (SEARCH-15). */
export const searchSynonyms: string = JSON.stringify(
  Object.fromEntries(
    Object.entries(groups).map(([locale, lines]) => [
      locale,
      lines
        .trim()
        .split('\n')
        .map((line) => line.trim().split(', ')),
    ]),
  ),
);
