import { six, sixTable, type Texts } from '../text/six-languages.ts';

export interface DemoProperty {
  slug: string;
  names: Texts;
  unit: string;
  filter: 'range' | 'checkbox';
  values: Readonly<Record<string, Texts>>;
}

const range = (slug: string, unit: string, names: string): DemoProperty => ({
  slug,
  unit,
  filter: 'range',
  names: six(names),
  values: {},
});

const checkbox = (slug: string, names: string, values: string): DemoProperty => ({
  slug,
  unit: '',
  filter: 'checkbox',
  names: six(names),
  values: Object.fromEntries(
    [...sixTable(values)].map(([value, lines]) => {
      const line = lines[0];
      if (!line) throw new Error(`No text for ${slug} ${value}`);
      return [value, line];
    }),
  ),
});

export const demoProperties: readonly DemoProperty[] = [
  checkbox(
    'gender',
    'Käyttäjä | For whom | För vem | Für wen | Pour qui | Для кого',
    `
# women
Naiset | Women | Dam | Damen | Femme | Женщины
# men
Miehet | Men | Herr | Herren | Homme | Мужчины
# unisex
Unisex | Unisex | Unisex | Unisex | Unisexe | Унисекс
# children
Lapset | Children | Barn | Kinder | Enfant | Дети`,
  ),
  checkbox(
    'activity',
    'Laji | Activity | Aktivitet | Aktivität | Activité | Занятие',
    `
# hiking
Retkeily | Hiking | Vandring | Wandern | Randonnée | Пешие прогулки
# trekking
Vaellus | Trekking | Trekking | Trekking | Trekking | Трекинг
# skiing
Hiihto | Skiing | Skidåkning | Skifahren | Ski | Лыжи
# running
Juoksu | Running | Löpning | Laufen | Course | Бег
# climbing
Kiipeily | Climbing | Klättring | Klettern | Escalade | Скалолазание
# paddling
Melonta | Paddling | Paddling | Paddeln | Kayak | Гребля
# cycling
Pyöräily | Cycling | Cykling | Radfahren | Vélo | Велоспорт
# camping
Leiriytyminen | Camping | Camping | Camping | Camping | Кемпинг
# hunting
Metsästys ja erä | Hunting and forest | Jakt och skog | Jagd und Wald | Chasse et forêt | Охота и лес
# everyday
Arki | Everyday | Vardag | Alltag | Quotidien | Каждый день`,
  ),
  checkbox(
    'season',
    'Vuodenaika | Season | Säsong | Jahreszeit | Saison | Сезон',
    `
# summer
Kesä | Summer | Sommar | Sommer | Été | Лето
# three-season
Kevät–syksy | Spring to autumn | Vår till höst | Frühling bis Herbst | Printemps à automne | Весна–осень
# winter
Talvi | Winter | Vinter | Winter | Hiver | Зима
# all-year
Ympäri vuoden | All year | Året runt | Ganzjährig | Toute l'année | Круглый год`,
  ),
  checkbox(
    'material',
    'Materiaali | Material | Material | Material | Matière | Материал',
    `
# recycled-nylon
Kierrätetty nailon | Recycled nylon | Återvunnen nylon | Recyceltes Nylon | Nylon recyclé | Переработанный нейлон
# recycled-polyester
Kierrätetty polyesteri | Recycled polyester | Återvunnen polyester | Recycelter Polyester | Polyester recyclé | Переработанный полиэстер
# merino
Merinovilla | Merino wool | Merinoull | Merinowolle | Laine mérinos | Меринос
# finnwool
Suomalainen lampaanvilla | Finnish sheep's wool | Finsk fårull | Finnische Schafwolle | Laine de mouton finlandaise | Финская овечья шерсть
# organic-cotton
Luomupuuvilla | Organic cotton | Ekologisk bomull | Biobaumwolle | Coton biologique | Органический хлопок
# nubuck
Nupukkinahka | Nubuck leather | Nubuckläder | Nubukleder | Cuir nubuck | Нубук
# full-grain-leather
Täysnahka | Full-grain leather | Fullnarvsläder | Vollnarbenleder | Cuir pleine fleur | Натуральная кожа
# mesh
Verkkokangas | Mesh | Nät | Mesh | Mesh | Сетка
# aluminium
Alumiini | Aluminium | Aluminium | Aluminium | Aluminium | Алюминий
# steel
Ruostumaton teräs | Stainless steel | Rostfritt stål | Edelstahl | Acier inoxydable | Нержавеющая сталь
# carbon-steel
Hiiliteräs | Carbon steel | Kolstål | Kohlenstoffstahl | Acier au carbone | Углеродистая сталь
# titanium
Titaani | Titanium | Titan | Titan | Titane | Титан
# carbon
Hiilikuitu | Carbon fibre | Kolfiber | Karbon | Carbone | Карбон
# wood-core
Puuydin | Wood core | Träkärna | Holzkern | Noyau bois | Деревянный сердечник
# composite
Komposiitti | Composite | Komposit | Verbundwerkstoff | Composite | Композит
# foam
Vaahtomuovi | Foam | Cellplast | Schaum | Mousse | Пена`,
  ),
  checkbox(
    'insulation',
    'Täyte | Insulation | Isolering | Füllung | Garnissage | Утеплитель',
    `
# down
Vastuullinen untuva | Responsible down | Ansvarsfullt dun | Verantwortungsvolle Daune | Duvet responsable | Ответственный пух
# synthetic
Kierrätetty kuitu | Recycled fibre | Återvunnen fiber | Recyclingfaser | Fibre recyclée | Переработанное волокно
# wool
Villa | Wool | Ull | Wolle | Laine | Шерсть`,
  ),
  checkbox(
    'responsibility',
    'Vastuullisuus | Responsibility | Ansvar | Verantwortung | Responsabilité | Ответственность',
    `
# recycled
Kierrätettyä materiaalia | Recycled material | Återvunnet material | Recyceltes Material | Matière recyclée | Переработанный материал
# pfas-free
PFAS-vapaa | Free of PFAS | Fri från PFAS | PFAS-frei | Sans PFAS | Без ПФАС
# repairable
Korjattava rakenne | Repairable | Går att reparera | Reparierbar | Réparable | Ремонтопригодно
# fair-made
Reilut työolot | Fair working conditions | Schyssta arbetsvillkor | Faire Arbeitsbedingungen | Conditions de travail équitables | Достойные условия труда
# traceable
Jäljitettävä alkuperä | Traceable origin | Spårbart ursprung | Rückverfolgbare Herkunft | Origine traçable | Прослеживаемое происхождение`,
  ),
  checkbox(
    'shaft',
    'Varsi | Cut | Skaft | Schaft | Tige | Высота',
    `
# low
Matala | Low | Lågt | Niedrig | Basse | Низкая
# mid
Puolikorkea | Mid | Halvhögt | Halbhoch | Mi-haute | Средняя
# high
Korkea | High | Högt | Hoch | Haute | Высокая`,
  ),
  checkbox(
    'fuel',
    'Polttoaine | Fuel | Bränsle | Brennstoff | Combustible | Топливо',
    `
# gas
Kaasu | Gas | Gas | Gas | Gaz | Газ
# alcohol
Sprii | Alcohol | Sprit | Spiritus | Alcool | Спирт
# multi
Monipolttoaine | Multi-fuel | Flerbränsle | Mehrstoff | Multicombustible | Мультитопливо`,
  ),
  checkbox(
    'made-in',
    'Valmistettu | Made in | Tillverkad i | Hergestellt in | Fabriqué en | Сделано в',
    `
# finland
Suomi | Finland | Finland | Finnland | Finlande | Финляндия
# sweden
Ruotsi | Sweden | Sverige | Schweden | Suède | Швеция
# estonia
Viro | Estonia | Estland | Estland | Estonie | Эстония
# latvia
Latvia | Latvia | Lettland | Lettland | Lettonie | Латвия
# portugal
Portugali | Portugal | Portugal | Portugal | Portugal | Португалия
# vietnam
Vietnam | Vietnam | Vietnam | Vietnam | Viêt Nam | Вьетнам`,
  ),
  range(
    'hydrostatic-head',
    'mm',
    'Vesipilariarvo | Water column | Vattenpelare | Wassersäule | Colonne d’eau | Водяной столб',
  ),
  range(
    'breathability',
    'g/m²/24 h',
    'Hengittävyys | Breathability | Andningsförmåga | Atmungsaktivität | Respirabilité | Паропроницаемость',
  ),
  range('weight', 'g', 'Paino | Weight | Vikt | Gewicht | Poids | Вес'),
  range(
    'fill-power',
    'cuin',
    'Täyttövoima | Fill power | Fyllnadskraft | Bauschkraft | Pouvoir gonflant | Упругость пуха',
  ),
  range(
    'fabric-weight',
    'g/m²',
    'Neuloksen paino | Fabric weight | Tygvikt | Stoffgewicht | Grammage | Плотность ткани',
  ),
  range('volume', 'l', 'Tilavuus | Volume | Volym | Volumen | Volume | Объём'),
  range('persons', '', 'Henkilömäärä | Persons | Personer | Personen | Personnes | Вместимость'),
  range(
    'comfort-temperature',
    '°C',
    'Mukavuuslämpötila | Comfort temperature | Komforttemperatur | Komforttemperatur | Température de confort | Температура комфорта',
  ),
  range('r-value', '', 'R-arvo | R-value | R-värde | R-Wert | Valeur R | R-показатель'),
  range('thickness', 'cm', 'Paksuus | Thickness | Tjocklek | Dicke | Épaisseur | Толщина'),
  range('load', 'kg', 'Kantavuus | Load | Bärförmåga | Tragkraft | Charge | Нагрузка'),
  range('drop', 'mm', 'Drop | Drop | Dropp | Sprengung | Drop | Перепад'),
  range('lumen', 'lm', 'Valoteho | Brightness | Ljusflöde | Lichtstrom | Flux lumineux | Яркость'),
  range('battery-time', 'h', 'Käyttöaika | Battery time | Drifttid | Laufzeit | Autonomie | Время работы'),
  range(
    'blade-length',
    'mm',
    'Terän pituus | Blade length | Bladlängd | Klingenlänge | Longueur de lame | Длина лезвия',
  ),
  range('turn-radius', 'm', 'Kääntösäde | Turn radius | Svängradie | Radius | Rayon de courbe | Радиус поворота'),
  range('waist', 'mm', 'Vyötärön leveys | Waist width | Midjebredd | Mittenbreite | Largeur au patin | Ширина талии'),
  range('ski-flex', '', 'Jäykkyys | Flex index | Flexindex | Flexindex | Indice de flex | Жёсткость'),
  range('din-max', 'DIN', 'Suurin DIN | Highest DIN | Högsta DIN | Höchster DIN-Wert | DIN maximal | Максимальный DIN'),
  range(
    'light-transmission',
    '%',
    'Valonläpäisy | Light transmission | Ljustransmission | Lichtdurchlass | Transmission lumineuse | Светопропускание',
  ),
  range(
    'boil-time',
    'min',
    'Litran kiehumisaika | Boil time, 1 l | Koktid, 1 l | Kochzeit, 1 l | Ébullition, 1 l | Закипание 1 л',
  ),
  range('heat-hours', 'h', 'Pitää kuumana | Keeps hot | Håller varmt | Hält heiß | Garde chaud | Держит тепло'),
  range('diameter', 'mm', 'Halkaisija | Diameter | Diameter | Durchmesser | Diamètre | Диаметр'),
  range('strength', 'kN', 'Lujuus | Strength | Hållfasthet | Bruchlast | Résistance | Прочность'),
  range('buoyancy', 'N', 'Kelluttavuus | Buoyancy | Flytkraft | Auftrieb | Flottabilité | Плавучесть'),
];

export const propertyBySlug: ReadonlyMap<string, DemoProperty> = new Map(
  demoProperties.map((property) => [property.slug, property]),
);
