import { six, type Texts } from '../text/six-languages.ts';
import type { DemoGroup } from './build-groups.ts';

export interface DemoMenuLink {
  slug: string;
  image: string;
  titles: Texts;
}

const link = (slug: string, image: string, titles: string): DemoMenuLink => ({ slug, image, titles: six(titles) });

/** Promotion links beside a group's children in the menu; `slug` is a path without the locale prefix. */
const links: Readonly<Record<string, readonly DemoMenuLink[]>> = {
  clothing: [
    link(
      '/life-outdoors/blog/kolme-kerrosta/',
      'scenes/ruska',
      'Kolme kerrosta riittää | Three layers will do | Tre lager räcker | Drei Schichten genügen | Trois couches suffisent | Хватит трёх слоёв',
    ),
    link('/newest/', 'scenes/strip', 'Uutuudet | Newest | Nyheter | Neuheiten | Nouveautés | Новинки'),
  ],
  footwear: [
    link(
      '/shoe-wizard/',
      'scenes/ruska',
      'Löydä sopivat kengät | Find the right shoes | Hitta rätt skor | Die passenden Schuhe finden | Trouver les bonnes chaussures | Подобрать обувь',
    ),
    link(
      '/womens-and-mens-shoes/',
      'scenes/boards',
      'Naisten ja miesten kengät | Women’s and men’s shoes | Dam- och herrskor | Damen- und Herrenschuhe | Chaussures femme et homme | Женская и мужская обувь',
    ),
  ],
  trousers: [
    link(
      '/page/kokotaulukot/',
      'scenes/boards',
      'Lyhyt vai pitkä lahje? | Short or long leg? | Kort eller långt ben? | Kurzes oder langes Bein? | Jambe courte ou longue ? | Короткие или длинные?',
    ),
  ],
  skiing: [
    link(
      '/ski-wizard/alpine/',
      'scenes/winter',
      'Kokoa laskettelupaketti | Build an alpine package | Sätt ihop ett utförspaket | Alpinpaket zusammenstellen | Composez un pack alpin | Собрать горнолыжный комплект',
    ),
    link(
      '/ski-wizard/nordic/',
      'scenes/winter',
      'Kokoa hiihtopaketti | Build a nordic package | Sätt ihop ett längdpaket | Langlaufpaket zusammenstellen | Composez un pack nordique | Собрать беговой комплект',
    ),
  ],
  sleeping: [
    link(
      '/life-outdoors/blog/lampimasti-teltassa/',
      'scenes/camp',
      'Lämpimästi teltassa | Warm in a tent | Varmt i tältet | Warm im Zelt | Au chaud sous la tente | Тепло в палатке',
    ),
  ],
};

export const menuLinksOf = (group: DemoGroup): readonly DemoMenuLink[] => links[group.key] ?? [];
