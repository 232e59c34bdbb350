// @vitest-environment happy-dom
import type { ScriptTag } from 'mf-shared/contract/script-tags';
import { $consent, answerConsent, noConsent } from 'mf-shared/stores';
import { afterEach, expect, it } from 'vitest';
import { loadScriptTags } from './load-script-tags.ts';

afterEach(() => $consent.set(noConsent));

const chat: ScriptTag = { id: 'chat', src: 'https://chat.example/a.js', consent: 'functional' };
const counter: ScriptTag = { id: 'counter', src: 'https://count.example/a.js', consent: 'statistics' };

it('a script tag is loaded once its visitor agreed to what it is for, and never twice (CONF-72)', () => {
  const added: string[] = [];
  loadScriptTags([chat, counter], ({ id }) => added.push(id));
  expect(added).toEqual([]);
  answerConsent({ marketing: true });
  expect(added).toEqual([]);
  answerConsent({ functional: true });
  answerConsent({ functional: false });
  answerConsent({ functional: true });
  expect(added).toEqual(['chat']);
  answerConsent({ statistics: true });
  expect(added).toEqual(['chat', 'counter']);
});
