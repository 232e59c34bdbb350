import { sixLines, type Texts } from '../text/six-languages.ts';

const sentences = sixLines(`
Kaikki on myymälöissämme kokeiltavissa, ja käyttämättömän tuotteen voi palauttaa sadan päivän ajan. | Everything can be tried in our stores, and unused goods come back for a hundred days. | Allt kan provas i våra butiker, och oanvända varor får returneras i hundra dagar. | Alles lässt sich in unseren Filialen anprobieren, Unbenutztes nehmen wir hundert Tage lang zurück. | Tout s'essaie en magasin, et un article non utilisé se retourne pendant cent jours. | Всё можно примерить в магазинах, а неиспользованную вещь — вернуть в течение ста дней.
Korjaamme mitä myymme: kysy varaosia ja korjauspalvelua ennen kuin ostat uuden. | We repair what we sell: ask for spare parts and mending before you buy new. | Vi lagar det vi säljer: fråga efter reservdelar och lagning innan du köper nytt. | Wir reparieren, was wir verkaufen: Fragen Sie nach Ersatzteilen, bevor Sie neu kaufen. | Nous réparons ce que nous vendons : pensez aux pièces détachées avant d'acheter du neuf. | Мы чиним то, что продаём: спросите о запчастях и ремонте, прежде чем покупать новое.
Toimitus on maksuton yli 79 euron tilauksiin, ja nopeimmillaan haet tuotteen myymälästä kahdessa tunnissa. | Delivery is free over 79 euros, and at the quickest you collect from a store in two hours. | Frakten är gratis över 79 euro, och snabbast hämtar du i butik inom två timmar. | Ab 79 Euro ist der Versand frei, am schnellsten holen Sie in zwei Stunden in der Filiale ab. | Livraison offerte dès 79 euros, et retrait en magasin en deux heures au plus vite. | Доставка бесплатна от 79 евро, а быстрее всего — забрать в магазине через два часа.
Valitsemme merkit sen mukaan, kuinka kauan niiden tuotteet kestävät. | We choose brands by how long their products last. | Vi väljer märken efter hur länge deras produkter håller. | Wir wählen Marken danach, wie lange ihre Produkte halten. | Nous choisissons les marques selon la durée de vie de leurs produits. | Мы выбираем марки по тому, как долго служат их вещи.
`);

/** A sentence of the house that follows a group's own. */
export function groupSentences(index: number): Texts {
  const sentence = sentences[index % sentences.length];
  if (!sentence) throw new Error('No sentences');
  return sentence;
}
