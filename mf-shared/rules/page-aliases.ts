import type { Locale } from 'mf-shared/contract';
import { fillPattern, matchPattern } from './path-pattern.ts';

type Names = Readonly<Partial<Record<Locale, string>>>;

/**
 * Other names of fixed pages, per language (ROUTE-83 to ROUTE-109). The shell redirects each to the page's own path;
 * links in content may use any of them. Patterns as in path-pattern.ts, the longer one first where two match.
 */
export const pageAliases: Readonly<Record<string, Names>> = {
  '/manufacturers/': { fi: '/merkit/', sv: '/marken/', de: '/marken/', fr: '/marques/', ru: '/brendy/' },
  '/search/': { fi: '/haku/', sv: '/sok/', de: '/suche/', fr: '/recherche/', ru: '/poisk/' },
  '/newest/': { fi: '/uutuudet/', sv: '/nyheter/', de: '/neuheiten/', fr: '/nouveautes/', ru: '/novinki/' },
  '/campaigns/:campaignSlug/': {
    fi: '/kampanjat/:campaignSlug/',
    sv: '/kampanjer/:campaignSlug/',
    de: '/aktionen/:campaignSlug/',
    fr: '/campagnes/:campaignSlug/',
    ru: '/aktsii/:campaignSlug/',
  },
  '/club-offers/': {
    fi: '/kerhoedut/',
    sv: '/klubberbjudanden/',
    de: '/clubangebote/',
    fr: '/offres-club/',
    ru: '/klubnye-predlozheniya/',
  },
  '/reclamation/': {
    fi: '/reklamaatio/',
    sv: '/reklamation/',
    de: '/reklamation-melden/',
    fr: '/formulaire-reclamation/',
    ru: '/pretenziya/',
  },
  '/reclamation/status/': {
    fi: '/reklamaatio/tila/',
    sv: '/reklamation/status/',
    de: '/reklamation-melden/status/',
    fr: '/formulaire-reclamation/suivi/',
    ru: '/pretenziya/status/',
  },
  '/rental/': { fi: '/vuokraamo/', sv: '/hyr/', de: '/mieten/', fr: '/louer/', ru: '/arenda/' },
  '/rental/rentle/': {
    fi: '/vuokraamo/varaa/',
    sv: '/hyr/boka/',
    de: '/mieten/reservieren/',
    fr: '/louer/reserver/',
    ru: '/arenda/bron/',
  },
  '/responsibility/': {
    fi: '/vastuullisuus/',
    sv: '/ansvar/',
    de: '/verantwortung/',
    fr: '/responsabilite/',
    ru: '/otvetstvennost/',
  },
  '/returns/': { fi: '/palautus/', sv: '/retur/', de: '/ruecksendung/', fr: '/retour/', ru: '/vozvrat/' },
  '/returns/status/': {
    fi: '/palautus/tila/',
    sv: '/retur/status/',
    de: '/ruecksendung/status/',
    fr: '/retour/suivi/',
    ru: '/vozvrat/status/',
  },
  '/experiences/:slug*': {
    fi: '/elamykset/:slug*',
    sv: '/upplevelser/:slug*',
    de: '/erlebnisse/:slug*',
    fr: '/marques-a-vivre/:slug*',
    ru: '/vpechatleniya/:slug*',
  },
  '/faq/': {
    fi: '/usein-kysyttya/',
    sv: '/vanliga-fragor/',
    de: '/haeufige-fragen/',
    fr: '/questions-frequentes/',
    ru: '/voprosy-i-otvety/',
  },
  '/history/': { fi: '/historia/', sv: '/historia/', de: '/geschichte/', fr: '/histoire/', ru: '/istoriya/' },
  '/stores/': { fi: '/myymalat/', sv: '/butiker/', de: '/filialen/', fr: '/magasins/', ru: '/magaziny/' },
  '/stores/:store/': {
    fi: '/myymalat/:store/',
    sv: '/butiker/:store/',
    de: '/filialen/:store/',
    fr: '/magasins/:store/',
    ru: '/magaziny/:store/',
  },
  '/life-outdoors/': {
    fi: '/ulkoelama/',
    sv: '/friluftsliv/',
    de: '/draussen/',
    fr: '/vie-en-plein-air/',
    ru: '/zhizn-na-prirode/',
  },
  '/life-outdoors/blog/': {
    fi: '/ulkoelama/blogi/',
    sv: '/friluftsliv/blogg/',
    de: '/draussen/blog/',
    fr: '/vie-en-plein-air/blog/',
    ru: '/zhizn-na-prirode/blog/',
  },
  '/life-outdoors/blog/:slug/': {
    fi: '/ulkoelama/blogi/:slug/',
    sv: '/friluftsliv/blogg/:slug/',
    de: '/draussen/blog/:slug/',
    fr: '/vie-en-plein-air/blog/:slug/',
    ru: '/zhizn-na-prirode/blog/:slug/',
  },
  '/life-outdoors/bloggers/': {
    fi: '/ulkoelama/bloggaajat/',
    sv: '/friluftsliv/bloggare/',
    de: '/draussen/bloggers/',
    fr: '/vie-en-plein-air/blogueurs/',
    ru: '/zhizn-na-prirode/blogery/',
  },
  '/life-outdoors/bloggers/:blogger/': {
    fi: '/ulkoelama/bloggaajat/:blogger/',
    sv: '/friluftsliv/bloggare/:blogger/',
    de: '/draussen/bloggers/:blogger/',
    fr: '/vie-en-plein-air/blogueurs/:blogger/',
    ru: '/zhizn-na-prirode/blogery/:blogger/',
  },
  '/life-outdoors/:post/': {
    fi: '/ulkoelama/:post/',
    sv: '/friluftsliv/:post/',
    de: '/draussen/:post/',
    fr: '/vie-en-plein-air/:post/',
    ru: '/zhizn-na-prirode/:post/',
  },
  '/giftcampaigns/:category/': {
    fi: '/lahjakampanjat/:category/',
    sv: '/gavokampanjer/:category/',
    de: '/geschenkaktionen/:category/',
    fr: '/campagnes-cadeau/:category/',
    ru: '/podarochnye-aktsii/:category/',
  },
  '/giftcampaigns/:campaignSlug/:productSlug/': {
    fi: '/lahjakampanjat/:campaignSlug/:productSlug/',
    sv: '/gavokampanjer/:campaignSlug/:productSlug/',
    de: '/geschenkaktionen/:campaignSlug/:productSlug/',
    fr: '/campagnes-cadeau/:campaignSlug/:productSlug/',
    ru: '/podarochnye-aktsii/:campaignSlug/:productSlug/',
  },
  '/ski-wizard/:sport*': {
    fi: '/suksivelho/:sport*',
    sv: '/skidguiden/:sport*',
    de: '/skiberater/:sport*',
    fr: '/guide-ski/:sport*',
    ru: '/podbor-lyzh/:sport*',
  },
  '/shoe-wizard/:slug*': {
    fi: '/kenkavelho/:slug*',
    sv: '/skoguiden/:slug*',
    de: '/schuhberater/:slug*',
    fr: '/guide-chaussures/:slug*',
    ru: '/podbor-obuvi/:slug*',
  },
  '/womens-and-mens-shoes/': {
    fi: '/naisten-ja-miesten-kengat/',
    sv: '/dam-och-herrskor/',
    de: '/damen-und-herrenschuhe/',
    fr: '/chaussures-femme-et-homme/',
    ru: '/zhenskaya-i-muzhskaya-obuv/',
  },
  '/order/difference/': {
    fi: '/tilaus/erotus/',
    sv: '/order/mellanskillnad/',
    de: '/bestellung/aufpreis/',
    fr: '/commande/difference/',
    ru: '/zakaz/raznitsa/',
  },
  '/order/process/': {
    fi: '/tilaus/kasittely/',
    sv: '/order/behandling/',
    de: '/bestellung/verarbeitung/',
    fr: '/commande/traitement/',
    ru: '/zakaz/obrabotka/',
  },
  '/order/payment_ok/:slug*': {
    fi: '/tilaus/maksettu/:slug*',
    sv: '/order/betald/:slug*',
    de: '/bestellung/bezahlt/:slug*',
    fr: '/commande/payee/:slug*',
    ru: '/zakaz/oplachen/:slug*',
  },
  '/order/payment_cancelled/:slug*': {
    fi: '/tilaus/maksu-peruttu/:slug*',
    sv: '/order/betalning-avbruten/:slug*',
    de: '/bestellung/zahlung-abgebrochen/:slug*',
    fr: '/commande/paiement-annule/:slug*',
    ru: '/zakaz/oplata-otmenena/:slug*',
  },
  '/order/payment_error/:slug*': {
    fi: '/tilaus/maksu-epaonnistui/:slug*',
    sv: '/order/betalning-misslyckades/:slug*',
    de: '/bestellung/zahlung-fehlgeschlagen/:slug*',
    fr: '/commande/paiement-refuse/:slug*',
    ru: '/zakaz/oshibka-oplaty/:slug*',
  },
  '/order/payment_address/:slug*': {
    fi: '/tilaus/maksun-osoite/:slug*',
    sv: '/order/betalningsadress/:slug*',
    de: '/bestellung/zahlungsadresse/:slug*',
    fr: '/commande/adresse-paiement/:slug*',
    ru: '/zakaz/adres-oplaty/:slug*',
  },
  '/page/:slug*': {
    fi: '/sivu/:slug*',
    sv: '/sida/:slug*',
    de: '/seite/:slug*',
    fr: '/contenu/:slug*',
    ru: '/stranitsa/:slug*',
  },
  '/service-products/giftcards/': {
    fi: '/palvelutuotteet/lahjakortit/',
    sv: '/servicetjanster/presentkort/',
    de: '/serviceprodukte/geschenkkarten/',
    fr: '/services/cartes-cadeaux/',
    ru: '/uslugi/podarochnye-karty/',
  },
  '/accounts/login/': {
    fi: '/tili/kirjaudu/',
    sv: '/konto/logga-in/',
    de: '/konto/anmelden/',
    fr: '/compte/connexion/',
    ru: '/akkaunt/vhod/',
  },
  '/accounts/': { fi: '/tili/', sv: '/konto/', de: '/konto/', fr: '/compte/', ru: '/akkaunt/' },
  '/wishlist/': {
    fi: '/toivelista/',
    sv: '/onskelista/',
    de: '/wunschliste/',
    fr: '/liste-de-souhaits/',
    ru: '/izbrannoe/',
  },
  '/accounts/register/': {
    fi: '/tili/luo/',
    sv: '/konto/skapa/',
    de: '/konto/erstellen/',
    fr: '/compte/creer/',
    ru: '/akkaunt/sozdat/',
  },
  '/accounts/activate/:hash/': {
    fi: '/tili/vahvista/:hash/',
    sv: '/konto/bekrafta/:hash/',
    de: '/konto/bestaetigen/:hash/',
    fr: '/compte/confirmer/:hash/',
    ru: '/akkaunt/podtverdit/:hash/',
  },
  '/accounts/reset-password/': {
    fi: '/tili/uusi-salasana/',
    sv: '/konto/nytt-losenord/',
    de: '/konto/neues-passwort/',
    fr: '/compte/nouveau-mot-de-passe/',
    ru: '/akkaunt/novyy-parol/',
  },
  '/accounts/password/reset/confirm/:token*': {
    fi: '/tili/uusi-salasana/vahvista/:token*',
    sv: '/konto/nytt-losenord/bekrafta/:token*',
    de: '/konto/neues-passwort/bestaetigen/:token*',
    fr: '/compte/nouveau-mot-de-passe/confirmer/:token*',
    ru: '/akkaunt/novyy-parol/podtverdit/:token*',
  },
  '/accounts/stop_reminders/:token*': {
    fi: '/tili/lopeta-muistutukset/:token*',
    sv: '/konto/avsluta-paminnelser/:token*',
    de: '/konto/erinnerungen-beenden/:token*',
    fr: '/compte/arreter-rappels/:token*',
    ru: '/akkaunt/otklyuchit-napominaniya/:token*',
  },
  '/accounts/stop_review_requests/:token*': {
    fi: '/tili/lopeta-arvostelupyynnot/:token*',
    sv: '/konto/avsluta-recensionsforfragningar/:token*',
    de: '/konto/bewertungsbitten-beenden/:token*',
    fr: '/compte/arreter-demandes-avis/:token*',
    ru: '/akkaunt/otklyuchit-prosby-ob-otzyve/:token*',
  },
  '/accounts/stop_wishes/': {
    fi: '/tili/lopeta-tuoteilmoitukset/',
    sv: '/konto/avsluta-produktmeddelanden/',
    de: '/konto/produktnachrichten-beenden/',
    fr: '/compte/arreter-messages-produits/',
    ru: '/akkaunt/otklyuchit-uvedomleniya-o-tovarah/',
  },
  '/accounts/delete-account/:token*': {
    fi: '/tili/poista/:token*',
    sv: '/konto/radera/:token*',
    de: '/konto/loeschen/:token*',
    fr: '/compte/supprimer/:token*',
    ru: '/akkaunt/udalit/:token*',
  },
  '/accounts/merge/': {
    fi: '/tili/yhdista/',
    sv: '/konto/sla-ihop/',
    de: '/konto/zusammenfuehren/',
    fr: '/compte/fusionner/',
    ru: '/akkaunt/obedinit/',
  },
  '/accounts/email/confirm/:token*': {
    fi: '/tili/vahvista-sahkoposti/:token*',
    sv: '/konto/bekrafta-epost/:token*',
    de: '/konto/email-bestaetigen/:token*',
    fr: '/compte/confirmer-email/:token*',
    ru: '/akkaunt/podtverdit-pochtu/:token*',
  },
  '/receipt/': { fi: '/kuitti/', sv: '/kvitto/', de: '/quittung/', fr: '/recu/', ru: '/kvitantsiya/' },
  '/view-order/': {
    fi: '/seuraa-tilausta/',
    sv: '/folj-bestallning/',
    de: '/bestellung-verfolgen/',
    fr: '/suivre-commande/',
    ru: '/otsledit-zakaz/',
  },
  '/withdraw/': {
    fi: '/peruuta-sopimus/',
    sv: '/frantrad-avtal/',
    de: '/vertrag-widerrufen/',
    fr: '/renoncer-au-contrat/',
    ru: '/otkaz-ot-dogovora/',
  },
  '/forest-newsletter/': {
    fi: '/metsakirje/',
    sv: '/skogsbrevet/',
    de: '/waldbrief/',
    fr: '/lettre-de-la-foret/',
    ru: '/lesnoe-pismo/',
  },
  '/corporate-newsletter/': {
    fi: '/yrityskirje/',
    sv: '/foretagsbrev/',
    de: '/firmenbrief/',
    fr: '/lettre-entreprises/',
    ru: '/pismo-kompaniyam/',
  },
  '/corporate-info-form/': {
    fi: '/yritystiedustelu/',
    sv: '/foretagsforfragan/',
    de: '/firmenanfrage/',
    fr: '/demande-entreprise/',
    ru: '/zapros-kompanii/',
  },
};

/** The path of the page that an alias of the language names; other paths as they are. */
export function withoutAlias(path: string, locale: Locale): string {
  return aliasedPath(path, (names) => [names[locale]]) ?? path;
}

/** The path of the page that an alias of any language names; other paths as they are. */
export function withoutAnyAlias(path: string): string {
  return aliasedPath(path, (names) => Object.values(names)) ?? path;
}

function aliasedPath(path: string, namesOf: (names: Names) => readonly (string | undefined)[]): string | null {
  for (const [pattern, names] of Object.entries(pageAliases)) {
    for (const alias of namesOf(names)) {
      const params = alias === undefined ? null : matchPattern(alias, path);
      if (params) return fillPattern(pattern, params);
    }
  }
  return null;
}
