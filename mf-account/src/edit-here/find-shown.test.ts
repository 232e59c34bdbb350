// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findShown } from './find-shown.ts';

function page(html: string): Element {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main') ?? document.body;
}

it('finds the heading that says it, and not the crumb before it', () => {
  const found = findShown('Kuura', page('<nav><b>Kuura</b></nav><p>Kuura</p><h1><span>Kuura</span></h1>'));
  expect(found?.closest('h1')).not.toBeNull();
});

it('finds the innermost element, whatever spaces stand between blocks', () => {
  const found = findShown('Soft.\nWarm.', page('<section><div id="here"><p>Soft.</p> <p>Warm.</p></div></section>'));
  expect(found?.id).toBe('here');
});

it('finds no link, no button and no part of a sentence, and nothing for no words', () => {
  const main = page('<a href="/x/">Kuura</a><button>Kuura</button><p>Kuura shell</p><p></p>');
  expect([findShown('Kuura', main), findShown(' ', main)]).toEqual([null, null]);
});
