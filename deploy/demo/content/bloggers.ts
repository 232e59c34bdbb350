import { six, type Texts } from '../text/six-languages.ts';

export interface DemoBlogger {
  slug: string;
  name: string;
  image: string;
  about: Texts;
}

export const demoBloggers: readonly DemoBlogger[] = [
  {
    slug: 'outi',
    name: 'Outi Aikio',
    image: 'scenes/ruska',
    about: six(
      'Tunturiopas Inarista. Pakkaa kevyesti, puhuu vähän. | A fell guide from Inari. Packs light, says little. | Fjällguide från Enare. Packar lätt, säger lite. | Fjellführerin aus Inari. Packt leicht, redet wenig. | Guide à Inari. Sac léger, peu de mots. | Проводник из Инари. Берёт мало, говорит ещё меньше.',
    ),
  },
  {
    slug: 'juha',
    name: 'Juha Rantanen',
    image: 'scenes/lake',
    about: six(
      'Myymälän huoltomies, joka on korjannut kolmetuhatta vetoketjua. | Repairer at our Tampere store, three thousand zips so far. | Reparatör i Tammerfors, tre tusen dragkedjor hittills. | Reparateur in Tampere, dreitausend Reißverschlüsse bisher. | Réparateur à Tampere, trois mille zips à ce jour. | Мастер из Тампере: три тысячи молний на счету.',
    ),
  },
  {
    slug: 'ingrid',
    name: 'Ingrid Lund',
    image: 'scenes/winter',
    about: six(
      'Hiihdonopettaja ja lumen ystävä Uumajasta. | Ski instructor and friend of snow from Umeå. | Skidlärare och snövän från Umeå. | Skilehrerin und Schneefreundin aus Umeå. | Monitrice de ski à Umeå, amie de la neige. | Инструктор по лыжам из Умео, дружит со снегом.',
    ),
  },
];
