import type { ProductType } from '../assortment/product-types.ts';
import { six, type Texts } from '../text/six-languages.ts';

const flame = six(
  'Käytä vain ulkona: palaessa syntyy häkää, joka on hajutonta ja tappavaa. Pidä lapset ja palava loitolla, äläkä jätä palavaa keitintä vartioimatta. | Use outdoors only: the flame makes carbon monoxide, which has no smell and kills. Keep children and anything that burns away, and never leave a burning stove alone. | Använd endast utomhus: lågan bildar kolmonoxid, som är luktfri och dödlig. Håll barn och brännbart borta och lämna aldrig ett brinnande kök utan uppsikt. | Nur im Freien verwenden: Beim Brennen entsteht Kohlenmonoxid, das geruchlos und tödlich ist. Kinder und Brennbares fernhalten, brennend nie unbeaufsichtigt lassen. | À utiliser uniquement en plein air : la flamme dégage du monoxyde de carbone, inodore et mortel. Éloignez les enfants et tout ce qui brûle ; ne laissez jamais un réchaud allumé sans surveillance. | Только на открытом воздухе: пламя выделяет угарный газ, он без запаха и смертелен. Не подпускайте детей, уберите всё горючее, не оставляйте горящую горелку без присмотра.',
);
const fall = six(
  'Kiipeily on vaarallista: käytä vain osaavana tai opastettuna, tarkasta ennen jokaista käyttöä ja poista käytöstä kovan putoamisen jälkeen. | Climbing is dangerous: use it only when trained or guided, check it before every use, and retire it after a hard fall. | Klättring är farligt: använd bara med utbildning eller handledning, kontrollera före varje användning och kassera efter ett hårt fall. | Klettern ist gefährlich: nur mit Ausbildung oder Anleitung verwenden, vor jedem Gebrauch prüfen und nach einem harten Sturz aussondern. | L’escalade est dangereuse : n’utilisez ce matériel que formé ou encadré, vérifiez-le avant chaque usage et mettez-le au rebut après une chute violente. | Скалолазание опасно: применяйте только после обучения или под руководством, проверяйте перед каждым использованием и списывайте после сильного рывка.',
);
const edge = six(
  'Terävä: pidä lasten ulottumattomissa ja kuljeta tupessa. | Sharp: keep out of the reach of children and carry it in its sheath. | Vass: förvaras utom räckhåll för barn och bärs i slidan. | Scharf: außer Reichweite von Kindern aufbewahren und in der Scheide tragen. | Tranchant : tenez hors de portée des enfants et transportez dans son étui. | Острое: храните в недоступном для детей месте и носите в ножнах.',
);

/** What is told of the dangers of a product type (LAW-19). */
export const warningsOf: Readonly<Partial<Record<ProductType, Texts>>> = {
  stove: flame,
  rope: fall,
  metal: fall,
  harness: fall,
  blade: edge,
};
