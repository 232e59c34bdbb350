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

/** The statements of Regulation 1272/2008, annexes III and IV: H220, H280, P210 and P102. */
const gas = six(
  'Vaara. Erittäin helposti syttyvä kaasu. Sisältää paineen alaista kaasua; voi räjähtää kuumennettaessa. Suojaa lämmöltä, kuumilta pinnoilta, kipinöiltä, avotulelta ja muilta sytytyslähteiltä. Tupakointi kielletty. Säilytä lasten ulottumattomissa. | Danger. Extremely flammable gas. Contains gas under pressure; may explode if heated. Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. Keep out of reach of children. | Fara. Extremt brandfarlig gas. Innehåller gas under tryck. Kan explodera vid uppvärmning. Får inte utsättas för värme, heta ytor, gnistor, öppen låga och andra antändningskällor. Rökning förbjuden. Förvaras oåtkomligt för barn. | Gefahr. Extrem entzündbares Gas. Enthält Gas unter Druck; kann bei Erwärmung explodieren. Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen. Darf nicht in die Hände von Kindern gelangen. | Danger. Gaz extrêmement inflammable. Contient un gaz sous pression ; peut exploser sous l’effet de la chaleur. Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer. Tenir hors de portée des enfants. | Опасно. Чрезвычайно легковоспламеняющийся газ. Содержит газ под давлением; при нагревании может взорваться. Беречь от тепла, горячих поверхностей, искр, открытого огня и других источников воспламенения. Не курить. Держать в месте, не доступном для детей.',
);
/** H225, H319, P210 and P102. */
const alcohol = six(
  'Vaara. Helposti syttyvä neste ja höyry. Ärsyttää voimakkaasti silmiä. Suojaa lämmöltä, kuumilta pinnoilta, kipinöiltä, avotulelta ja muilta sytytyslähteiltä. Tupakointi kielletty. Säilytä lasten ulottumattomissa. | Danger. Highly flammable liquid and vapour. Causes serious eye irritation. Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. Keep out of reach of children. | Fara. Mycket brandfarlig vätska och ånga. Orsakar allvarlig ögonirritation. Får inte utsättas för värme, heta ytor, gnistor, öppen låga och andra antändningskällor. Rökning förbjuden. Förvaras oåtkomligt för barn. | Gefahr. Flüssigkeit und Dampf leicht entzündbar. Verursacht schwere Augenreizung. Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen. Darf nicht in die Hände von Kindern gelangen. | Danger. Liquide et vapeurs très inflammables. Provoque une sévère irritation des yeux. Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer. Tenir hors de portée des enfants. | Опасно. Легковоспламеняющаяся жидкость и пары. Вызывает сильное раздражение глаз. Беречь от тепла, горячих поверхностей, искр, открытого огня и других источников воспламенения. Не курить. Держать в месте, не доступном для детей.',
);

const byType: Readonly<Partial<Record<ProductType, Texts>>> = {
  stove: flame,
  rope: fall,
  metal: fall,
  harness: fall,
  blade: edge,
  fuel: gas,
};

/** The warnings about the dangers of a product type, and of a fuel; undefined where there are none (LAW-19). */
export const warningsOf = (productType: ProductType, fuel: string): Texts | undefined =>
  productType === 'fuel' && fuel === 'alcohol' ? alcohol : byType[productType];
