import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from 'mf-shared/contract';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { describe, expect, it } from 'vitest';
import { hasText, textKeys, translate, writtenText } from '../../texts/translate.ts';
import { templateMail } from './template-mail.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = readdirSync(join(root, 'modules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, 'modules', file), 'utf8'));

/** Templates that the code names, and those that have texts. */
const named = sources.flatMap((source) => [...source.matchAll(/template: '([a-z_]+)'/g)].map(([, name = '']) => name));
const written = textKeys('fi').flatMap((key) => /^mails\.([a-z_]+)\.text$/.exec(key)?.[1] ?? []);
const templates = [...new Set([...named, ...written])].sort();

const brand = {
  ...{ brandName: 'Havu', contactEmail: 'service@havu.example', publicUrl: 'https://havu.example' },
  seller: sellerSettings({}),
};
const hostile = `<b>"Aino" & 'Co'</b>`;

/** Every value that a mail's texts ask for, each of them hostile. */
function valuesOf(template: string): Record<string, string> {
  const texts = ['subject', 'text'].map((part) => writtenText('fi', `mails.${template}.${part}`));
  const names = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  return Object.fromEntries(names.filter((name) => name !== 'brand').map((name) => [name, hostile]));
}

it('finds the templates of this shop', () => {
  expect(templates).toEqual(expect.arrayContaining(['account_activation', 'password_reset', 'newsletter_forest']));
});

describe.each(templates)('the mail %s (CONF-110)', (template) => {
  it.each(localeCodes)('reads well in %s, as text and as HTML', (language) => {
    const hasLink = hasText('fi', `mails.${template}.action`);
    const link = 'https://havu.example/accounts/activate/a-b_c/?x=1&y=2';
    const asked = valuesOf(template);
    const values = { first_name: hostile, ...asked, ...(hasLink ? { link } : {}) };
    const mail = templateMail({ template, to: 'aino@havu.example', language, values }, brand, 'mail-1');
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\{|mails\.|undefined/);
    expect(mail.subject.length).toBeGreaterThan(4);
    // A name that is none greets nobody; other values stand in the text as they are.
    const isShown = Object.keys(asked).length > 0;
    expect(mail.text.includes(hostile)).toBe(isShown);
    expect(mail.html).not.toContain('<b>');
    expect(mail.html.includes('&#60;b&#62;')).toBe(isShown);
    const greeting = templateMail(
      { template, to: 'aino@havu.example', language, values: { ...values, first_name: 'Aino' } },
      brand,
      'mail-1',
    );
    expect(greeting.text.startsWith(translate(language, 'mails.hello', { name: 'Aino' }))).toBe(true);
    expect(greeting.html).toContain(translate(language, 'mails.hello', { name: 'Aino' }));
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.text.includes(link)).toBe(hasLink);
    expect(mail.html.includes('href="https://havu.example/accounts/activate/a-b_c/?x=1&#38;y=2"')).toBe(hasLink);
  });

  it.each(localeCodes.filter((language) => language !== 'fi'))('is no copy of the Finnish one in %s', (language) => {
    expect(writtenText(language, `mails.${template}.text`)).not.toBe(writtenText('fi', `mails.${template}.text`));
  });
});
