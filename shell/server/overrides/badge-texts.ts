import type { PerLocale } from 'mf-shared/contract';

type BadgeText = 'others' | 'none' | 'gone' | 'leave';

/** What stands above the pages of who sees other releases than shoppers. */
export const badgeTexts: Readonly<Record<BadgeText, PerLocale<string>>> = {
  others: {
    fi: 'Näet muut versiot kuin asiakkaat:',
    en: 'You see other versions than shoppers do:',
    sv: 'Du ser andra versioner än kunderna:',
    de: 'Sie sehen andere Versionen als die Kunden:',
    fr: 'Vous voyez d’autres versions que les clients :',
    ru: 'Вы видите не те версии, что покупатели:',
  },
  none: {
    fi: 'Näet samat versiot kuin asiakkaat.',
    en: 'You see the same versions as shoppers do.',
    sv: 'Du ser samma versioner som kunderna.',
    de: 'Sie sehen dieselben Versionen wie die Kunden.',
    fr: 'Vous voyez les mêmes versions que les clients.',
    ru: 'Вы видите те же версии, что и покупатели.',
  },
  gone: {
    fi: 'Ei voida näyttää:',
    en: 'Cannot be shown:',
    sv: 'Kan inte visas:',
    de: 'Kann nicht angezeigt werden:',
    fr: 'Impossible d’afficher :',
    ru: 'Не удаётся показать:',
  },
  leave: {
    fi: 'Näytä kuten asiakkaille',
    en: 'Show what shoppers see',
    sv: 'Visa det kunderna ser',
    de: 'Zeigen, was Kunden sehen',
    fr: 'Afficher ce que voient les clients',
    ru: 'Показать то, что видят покупатели',
  },
};
