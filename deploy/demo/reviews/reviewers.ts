import type { Locale } from 'mf-shared/contract';

const cross = (names: string, towns: string) =>
  names.split(' ').flatMap((name) => towns.split(' ').map((town) => `${name}, ${town}`));

/** Names under reviews: a first name and a town. */
export const reviewers: Record<Locale, readonly string[]> = {
  fi: cross(
    'Juha Maarit Outi Pekka Aino Eero Sanna Ville Kaisa Timo Leena Antti Riikka Mikko Päivi Jari Noora Heikki Elina Tuomas',
    'Tampere Porvoo Oulu Helsinki Kuopio Jyväskylä Rovaniemi Turku Joensuu Sodankylä Vaasa Lahti',
  ),
  en: cross('Tom Sarah Ian Claire Dev Moira', 'Edinburgh Dublin Leeds Boston Helsinki'),
  sv: cross('Anna Lars Ingrid Erik Maja Sven', 'Umeå Göteborg Ekenäs Stockholm Kiruna'),
  de: cross('Jonas Katrin Markus Lena Uwe', 'Hamburg München Leipzig Freiburg'),
  fr: cross('Camille Hugo Élise Mathieu', 'Annecy Lyon Grenoble Paris'),
  ru: cross('Анна Сергей Мария Иван Ольга', 'Выборг Хельсинки Лаппеэнранта Петрозаводск'),
};
