import { six } from '../text/six-languages.ts';
import type { DemoModel } from './demo-model.ts';
import { finishModel } from './finish-model.ts';
import { handMadeDraft } from './hand-made-draft.ts';

/** The models of gift cards (GIFT-3, GIFT-4): 2427 asks for the recipient's name, 1412 does not. */
export const giftCardModelIds = { withRecipient: 2427, plain: 1412 } as const;

const shorts = {
  [giftCardModelIds.withRecipient]: six(
    'Sähköpostiin heti, saajan nimellä | By email at once, with the recipient’s name | Med e-post genast, med mottagarens namn | Sofort per E-Mail, mit dem Namen der beschenkten Person | Par courriel tout de suite, au nom du destinataire | Сразу на почту, с именем получателя',
  ),
  [giftCardModelIds.plain]: six(
    'Koodi sähköpostiisi, kortti tulostettavaksi | The code by email, the card for you to print | Koden via e-post, kortet för dig att skriva ut | Der Code per E-Mail, die Karte zum Ausdrucken | Le code par courriel, la carte à imprimer | Код на почту, карту распечатаете сами',
  ),
};
const long = six(
  '<p>Lahjakortilla saaja valitsee itse. Kortti ei vanhene, käy verkossa ja kaikissa myymälöissä, ja sen voi käyttää monessa erässä.</p><ul><li>Summa 10–10 000 euroa kymmenen euron välein</li><li>Saldon näkee kassalla ja myymälässä</li><li>Lahjakortilla maksettu tuote palautuu kortille</li></ul> | <p>With a gift card the recipient chooses. It never expires, is good online and in every store, and can be used in parts.</p><ul><li>From 10 to 10,000 euros in steps of ten</li><li>See the balance at checkout or in a store</li><li>Returns are paid back to the card</li></ul> | <p>Med presentkortet väljer mottagaren själv. Det går aldrig ut, gäller på nätet och i alla butiker, och kan användas i flera omgångar.</p><ul><li>10–10 000 euro i steg om tio</li><li>Saldot syns i kassan och i butik</li><li>Returer betalas tillbaka till kortet</li></ul> | <p>Mit dem Gutschein wählt die beschenkte Person selbst. Er verfällt nicht, gilt online und in allen Filialen und lässt sich in Teilen einlösen.</p><ul><li>10 bis 10.000 Euro in Zehnerschritten</li><li>Guthaben an der Kasse und in der Filiale sichtbar</li><li>Rückgaben gehen zurück auf den Gutschein</li></ul> | <p>Avec la carte, c’est le destinataire qui choisit. Elle n’expire pas, vaut en ligne et en magasin, et s’utilise en plusieurs fois.</p><ul><li>De 10 à 10 000 euros, par dizaines</li><li>Solde visible en caisse et en magasin</li><li>Les retours sont recrédités sur la carte</li></ul> | <p>С картой получатель выбирает сам. Она бессрочна, действует онлайн и во всех магазинах, её можно тратить частями.</p><ul><li>От 10 до 10 000 евро с шагом десять</li><li>Баланс виден на кассе и в магазине</li><li>Возвраты зачисляются обратно на карту</li></ul>',
);
const names = {
  [giftCardModelIds.withRecipient]: six(
    'Sähköinen lahjakortti | Gift Card by Email | Presentkort via e-post | Gutschein per E-Mail | Carte cadeau par courriel | Электронная подарочная карта',
  ),
  [giftCardModelIds.plain]: six(
    'Tulostettava lahjakortti | Gift Card to Print | Presentkort att skriva ut | Gutschein zum Ausdrucken | Carte cadeau à imprimer | Подарочная карта для печати',
  ),
};
export const giftCardTaxClass = 1;

export function giftCardModels(seed: number, today: string): DemoModel[] {
  return [giftCardModelIds.withRecipient, giftCardModelIds.plain].map((id): DemoModel => {
    const price = { regularMinor: 5000, activeMinor: 5000, clubMinor: null, discountFreeMinor: 5000, endsAt: null };
    const draft = handMadeDraft(
      {
        id,
        leafKey: 'cookware',
        ownName: names[id].en,
        names: names[id],
        brandSlug: 'havu',
        kind: 'gift-card',
        design: id === giftCardModelIds.plain ? 2 : 1,
        colors: ['spruce'],
        ageDays: 1200,
        soldAmount: 640,
        reviewCount: 0,
        stockMode: 'plenty',
        by: {
          price,
          history: [{ activeMinor: 5000, validFrom: '2024-01-01T00:00:00.000Z', validTo: null }],
          shorts: shorts[id],
          longHtml: long,
          tags: [],
          groups: ['gift-cards'],
        },
        flags: { isGiftCard: true, taxClass: giftCardTaxClass },
      },
      seed,
    );
    const model = finishModel(draft, seed, today);
    return { ...model, properties: [], sizeTable: null, quote: null, taglines: null, notices: null, metas: shorts[id] };
  });
}

/** Pictures to choose from when buying a card. */
export const giftCardTemplateColors = ['spruce', 'cloudberry', 'night-blue', 'lingonberry'] as const;
export const giftCardTemplateNames = [
  six('Kuusikko | Spruces | Granskog | Fichten | Épicéas | Ельник'),
  six('Lakkasuo | Cloudberry bog | Hjortronmyr | Moltebeermoor | Tourbière aux mûres | Морошковое болото'),
  six('Kaamos | Polar night | Polarnatt | Polarnacht | Nuit polaire | Полярная ночь'),
  six('Puolukat | Lingonberries | Lingon | Preiselbeeren | Airelles | Брусника'),
];
