import type { Locale } from 'mf-shared/contract';
import { escapeHtml } from '../answer/escape.ts';
import { styleHash } from '../static/inline-sheets.ts';
import { badgeTexts } from './badge-texts.ts';
import type { SeenRelease } from './overrides.ts';

/** Ends the override of the browser that asks for it. */
export const leavePath = '/remotes/leave/';

/* A sheet of its own, so that the shop's sheets do not grow. */
const style = [
  '#release-badge{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;padding:.5rem var(--gutter,1rem);',
  'background:#2c1e4a;color:#fff;font-size:.875rem;line-height:1.5;overflow-wrap:anywhere}',
  '#release-badge p{margin:0;flex:1 1 16rem}',
  '#release-badge button{min-block-size:2.75rem;padding:.25rem 1rem;border:1px solid #fff;border-radius:.375rem;',
  'background:none;color:inherit;font:inherit;cursor:pointer}',
  '#release-badge button:focus-visible{outline:2px solid #fff;outline-offset:2px}',
].join('');
export const badgeStyleHash = styleHash(style);

const opening = '<body>';

/** Puts above a page what of it shoppers do not see, and the way out (ROUTE-139). */
export function addBadge(html: Buffer, seen: SeenRelease, locale: Locale): Buffer {
  const at = html.indexOf(opening);
  if (at < 0) return html;
  const end = at + opening.length;
  return Buffer.concat([html.subarray(0, end), Buffer.from(badge(seen, locale)), html.subarray(end)]);
}

function badge({ others, gone }: SeenRelease, locale: Locale): string {
  const say = (name: keyof typeof badgeTexts) => badgeTexts[name][locale];
  const told = [
    others.length > 0 ? `${say('others')} ${others.join(', ')}.` : say('none'),
    ...(gone.length > 0 ? [`${say('gone')} ${gone.join(', ')}.`] : []),
  ];
  return [
    `<style>${style}</style><aside id="release-badge"><p>${escapeHtml(told.join(' '))}</p>`,
    `<form action="${leavePath}"><button>${escapeHtml(say('leave'))}</button></form></aside>`,
  ].join('');
}
