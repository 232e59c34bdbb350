import type { Locale } from 'mf-shared/contract';
import { escapeHtml } from '../../texts/escape-html.ts';
import { translate } from '../../texts/translate.ts';
import { garanSign, qrSign, shieldSign } from './guarantee-signs.ts';

/** Where the Union itself tells of the legal guarantee, by language; it has no page in Russian. */
const addresses: Readonly<Record<Locale, string>> = {
  fi: 'europa.eu/youreurope/virhevastuu',
  en: 'europa.eu/youreurope/guarantees',
  sv: 'europa.eu/youreurope/reklamationsrätt',
  de: 'europa.eu/youreurope/garantien',
  fr: 'europa.eu/youreurope/garanties',
  ru: 'europa.eu/youreurope/guarantees',
};

const drawn = new Map<Locale, string>();

/**
 * The harmonised notice of the legal guarantee (LAW-11), in the parts and the colours that the law lays down; in which
 * languages its words are the law’s own, docs/decisions/0130 tells.
 * Nothing in it is the merchant’s, so it is drawn once for each language.
 */
export function guaranteeNotice(locale: Locale): string {
  const known = drawn.get(locale) ?? draw(locale);
  drawn.set(locale, known);
  return known;
}

function draw(locale: Locale): string {
  const say = (key: string) =>
    escapeHtml(translate(locale, `guarantee.notice.${key}`)).replaceAll(/\*([^*]+)\*/g, '<strong>$1</strong>');
  const items = (...keys: string[]) => keys.map((key) => `<li>${say(key)}</li>`).join('');
  const address = addresses[locale];
  return [
    `<aside data-guarantee><div data-head><h2>${say('heading')}</h2>${shieldSign()}</div><div data-columns><div>`,
    `<p data-minimum>${say('minimum')}</p>`,
    `<p>${say('rights')}</p><ul>${items('description', 'function')}</ul>`,
    `<p>${say('liable')}</p><ul>${items('repair', 'price')}</ul>`,
    `</div><div><p>${say('longer')}</p><p>${say('more')}</p>`,
    qrSign(encodeURI(`https://${address}`), say('qr')),
    `<p><a href="${encodeURI(`https://${address}`)}">${address}</a></p></div></div>`,
    `<div data-wrong><p><strong>${say('wrong')}</strong></p><ol>${items('contact', 'proof')}</ol></div>`,
    `<div data-commercial><p>${say('commercial')}</p>${garanSign()}</div></aside>`,
  ].join('');
}
