import type { RouteEntry } from './route-table.ts';

/** Joining, mailed links, letters and messages (spec: shell §2), with their names in other languages. */
export const accountRoutes: readonly RouteEntry[] = [
  page('/accounts/register/', './register', {
    fi: '/tili/luo/',
    sv: '/konto/skapa/',
    de: '/konto/erstellen/',
    fr: '/compte/creer/',
    ru: '/akkaunt/sozdat/',
  }),
  page('/accounts/activate/:hash/', './activate', {
    fi: '/tili/vahvista/:hash/',
    sv: '/konto/bekrafta/:hash/',
    de: '/konto/bestaetigen/:hash/',
    fr: '/compte/confirmer/:hash/',
    ru: '/akkaunt/podtverdit/:hash/',
  }),
  page('/accounts/reset-password/', './reset-password', {
    fi: '/tili/uusi-salasana/',
    sv: '/konto/nytt-losenord/',
    de: '/konto/neues-passwort/',
    fr: '/compte/nouveau-mot-de-passe/',
    ru: '/akkaunt/novyy-parol/',
  }),
  page('/accounts/password/reset/confirm/:hash/', './new-password'),
  page('/accounts/stop_reminders/:email/', './stop-reminders'),
  page('/accounts/delete-account/:token/', './delete-account'),
  page('/accounts/email/confirm/:hash/', './confirm-email'),
  page('/staff/:section*', './staff'),
  page('/view-order/', './view-order', {
    fi: '/seuraa-tilausta/',
    sv: '/folj-bestallning/',
    de: '/bestellung-verfolgen/',
    fr: '/suivre-commande/',
    ru: '/otsledit-zakaz/',
  }),
  page('/ask/', './ask'),
  page('/forest-newsletter/', './forest-newsletter', { fi: '/metsakirje/', sv: '/skogsbrevet/', de: '/waldbrief/' }),
  page('/corporate-newsletter/', './corporate-newsletter', {
    fi: '/yrityskirje/',
    sv: '/foretagsbrev/',
    de: '/firmenbrief/',
    fr: '/lettre-entreprises/',
    ru: '/pismo-kompaniyam/',
  }),
  page('/corporate-info-form/', './corporate-info', {
    fi: '/yritystiedustelu/',
    sv: '/foretagsforfragan/',
    de: '/firmenanfrage/',
    fr: '/demande-entreprise/',
    ru: '/zapros-kompanii/',
  }),
];

function page(path: string, expose: RouteEntry['expose'], aliases: RouteEntry['aliases'] = {}): RouteEntry {
  return { path, remote: 'mf-account', expose, aliases };
}
