import { type Locale, localeCodes } from 'mf-shared/contract';
import type { Department } from '../assortment/product-types.ts';
import { fill, six, sixLines, sixTable, type Texts } from '../text/six-languages.ts';
import type { BrandSeed } from './demo-brands.ts';

const founded = six(
  '{brand} on perustettu vuonna {year}. Kotipaikka: {town}. | {brand} was founded in {year}. Home: {town}. | {brand} grundades {year}. Hemort: {town}. | {brand} wurde {year} gegründet. Sitz: {town}. | {brand} est née en {year}. Siège : {town}. | Компания {brand} основана в {year} году. Родной город: {town}.',
);
const specialties = sixTable(`
# house
Kaupan oma nimi lahjakorteissa: ne käyvät verkossa ja kaikissa neljässätoista myymälässä. | The shop's own name on its gift cards: they work online and in all fourteen stores. | Butikens eget namn på presentkorten: de gäller på nätet och i alla fjorton butiker. | Der Name des Shops auf seinen Gutscheinen: Sie gelten online und in allen vierzehn Filialen. | Le nom de la boutique sur ses cartes cadeaux : valables en ligne et dans les quatorze magasins. | Собственное имя магазина на подарочных картах: они действуют на сайте и во всех четырнадцати магазинах.
Kortin saa sähköpostiin tai tulostettavaksi, summan voit valita itse. | A card comes by email or to print, and you choose the sum. | Kortet kommer per e-post eller för utskrift, och du väljer summan. | Die Karte kommt per E-Mail oder zum Ausdrucken, den Betrag wählen Sie. | La carte arrive par courriel ou à imprimer, et vous choisissez le montant. | Карта приходит по почте или для печати, сумму выбираете вы.
# clothing
Merkki tekee vaatteita, jotka kestävät oksan, hihnan ja kymmenen vuotta. | The brand makes clothes that stand branches, straps and ten years. | Märket gör kläder som tål kvistar, remmar och tio år. | Die Marke macht Kleidung, die Äste, Gurte und zehn Jahre aushält. | La marque fait des vêtements qui résistent aux branches, aux sangles et à dix ans. | Марка шьёт одежду, которой не страшны ветки, лямки и десять лет носки.
Kankaat kudotaan Euroopassa, ja jokaisella vaatteella on korjausohje. | The fabrics are woven in Europe, and every garment has a mending guide. | Tygerna vävs i Europa, och varje plagg har en lagningsguide. | Die Stoffe werden in Europa gewebt, zu jedem Stück gibt es eine Reparaturanleitung. | Les tissus sont tissés en Europe, et chaque pièce a son guide de réparation. | Ткани ткут в Европе, и к каждой вещи есть инструкция по ремонту.
# footwear
Kenkiä tehdään samalla lestillä kuin alussa, mutta pohjat ovat uusia. | Shoes are made on the last they began with, but the soles are new. | Skorna görs på samma läst som från början, men sulorna är nya. | Die Schuhe entstehen auf dem Leisten der ersten Jahre, die Sohlen sind neu. | Les chaussures gardent leur forme d'origine, les semelles sont nouvelles. | Обувь делают на той же колодке, что и вначале, а подошвы новые.
Jokaisen varrellisen kengän saa pohjattua uudelleen. | Every boot can be resoled. | Varje känga kan sulas om. | Jeder Stiefel lässt sich neu besohlen. | Chaque chaussure montante est ressemelable. | На каждый ботинок можно поставить новую подошву.
# carry
Reput ommellaan pienessä tehtaassa, jossa myös korjataan vanhat. | Packs are sewn in a small factory that mends the old ones too. | Ryggsäckarna sys i en liten fabrik som också lagar de gamla. | Die Rucksäcke entstehen in einer kleinen Fabrik, die auch alte repariert. | Les sacs sont cousus dans un petit atelier qui répare aussi les anciens. | Рюкзаки шьют на маленькой фабрике, где чинят и старые.
Selän mitta on tärkeämpi kuin litrat. | The length of the back matters more than litres. | Rygglängden är viktigare än litrarna. | Die Rückenlänge zählt mehr als Liter. | La longueur du dos compte plus que les litres. | Длина спины важнее литров.
# camp
Teltat ja pussit testataan paikassa, jossa tuuli ei lopu. | Tents and bags are tested where the wind does not stop. | Tält och säckar testas där vinden aldrig slutar. | Zelte und Schlafsäcke werden dort getestet, wo der Wind nicht aufhört. | Tentes et duvets sont testés là où le vent ne s'arrête pas. | Палатки и спальники испытывают там, где ветер не стихает.
Varaosia löytyy vielä ensimmäisiinkin malleihin. | There are spare parts even for the first models. | Det finns reservdelar även till de första modellerna. | Selbst für die ersten Modelle gibt es Ersatzteile. | Il existe des pièces même pour les premiers modèles. | Запчасти есть даже к самым первым моделям.
# snow
Talvi on merkin kotikenttä, ja latu alkaa tehtaan pihasta. | Winter is the brand's home ground, and the ski track starts at the factory yard. | Vintern är märkets hemmaplan, och spåret börjar på fabriksgården. | Der Winter ist das Zuhause der Marke, die Loipe beginnt am Werkstor. | L'hiver est son terrain, et la piste part de la cour de l'usine. | Зима для марки — родная стихия, а лыжня начинается во дворе фабрики.
Jokainen pari mitataan ja paritetaan käsin. | Every pair is measured and matched by hand. | Varje par mäts och paras ihop för hand. | Jedes Paar wird von Hand vermessen und zusammengestellt. | Chaque paire est mesurée et assortie à la main. | Каждую пару измеряют и подбирают вручную.
# tools
Esineitä, joissa on vähän osia ja pitkä takuu. | Things with few parts and a long warranty. | Saker med få delar och lång garanti. | Dinge mit wenigen Teilen und langer Garantie. | Des objets avec peu de pièces et une longue garantie. | Вещи, в которых мало деталей и длинная гарантия.
Terät, liekit ja valot tarkastetaan yksitellen. | Blades, flames and lights are checked one by one. | Blad, lågor och ljus kontrolleras ett och ett. | Klingen, Flammen und Lichter werden einzeln geprüft. | Lames, flammes et lumières sont contrôlées une à une. | Лезвия, горелки и фонари проверяют поштучно.
# rock-and-water
Varusteita kalliolle ja vesille, suunniteltu ohjaajien kanssa. | Gear for rock and water, designed with instructors. | Utrustning för klippa och vatten, utformad med instruktörer. | Ausrüstung für Fels und Wasser, mit Trainern entwickelt. | Du matériel pour le rocher et l'eau, conçu avec des moniteurs. | Снаряжение для скал и воды, созданное вместе с инструкторами.
Kaikki kuormaa kantava on koestettu ja numeroitu. | Everything that bears a load is tested and numbered. | Allt som bär last är provat och numrerat. | Alles, was Last trägt, ist geprüft und nummeriert. | Tout ce qui porte une charge est éprouvé et numéroté. | Всё, что несёт нагрузку, испытано и пронумеровано.
`);
const values = sixLines(`
Havu on myynyt merkkiä alusta asti, koska palautuksia tulee vähän. | Havu has carried the brand from the start, because little comes back. | Havu har sålt märket från början, för få saker kommer i retur. | Havu führt die Marke von Anfang an, weil wenig zurückkommt. | Havu la vend depuis le début, car peu d'articles reviennent. | Havu продаёт эту марку с самого начала: возвратов почти не бывает.
Pakkaukset ovat kierrätyskartonkia eikä muovia käytetä lainkaan. | The packaging is recycled board, with no plastic at all. | Förpackningarna är av återvunnen kartong, helt utan plast. | Die Verpackung ist Recyclingkarton, ganz ohne Plastik. | L'emballage est en carton recyclé, sans plastique. | Упаковка из переработанного картона, совсем без пластика.
Tuotannon sähkö on tuuli- ja vesivoimaa. | Production runs on wind and water power. | Produktionen drivs med vind- och vattenkraft. | Produziert wird mit Wind- und Wasserkraft. | La production tourne à l'éolien et à l'hydraulique. | Производство работает на энергии ветра и воды.
Omistajasuku vastaa yhä puhelimeen itse. | The founding family still answers the phone. | Ägarfamiljen svarar fortfarande själv i telefonen. | Die Gründerfamilie geht noch selbst ans Telefon. | La famille fondatrice répond encore au téléphone. | Семья основателей до сих пор сама отвечает на звонки.
`);

const departmentTexts = (department: Department | 'house'): readonly Texts[] => specialties.get(department) ?? [];

/** Title, description and meta description of a brand's page in every language. */
export function brandTexts(
  brand: BrandSeed,
): Record<Locale, { title: string; description: string; metaDescription: string }> {
  const department = brand.departments[0] ?? 'house';
  const [first, second] = departmentTexts(department);
  const value = values[brand.founded % values.length];
  const make = (locale: Locale) => {
    const start = fill(founded[locale], { brand: brand.name, year: String(brand.founded), town: brand.town });
    const about = `${start} ${first?.[locale] ?? ''}`;
    return {
      title: brand.name,
      description: `<p>${about}</p><p>${second?.[locale] ?? ''} ${value?.[locale] ?? ''}</p>`,
      metaDescription: about.slice(0, 150),
    };
  };
  return Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)])) as Record<
    Locale,
    ReturnType<typeof make>
  >;
}
