// @vitest-environment happy-dom
import { addMessages, createI18n } from 'mf-shared/i18n';
import { markFrame } from 'mf-shared/ui/field/field-frame.tsx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countCharacters } from './count-characters.ts';

const i18n = createI18n('en');
beforeAll(() => {
  addMessages(i18n, 'shell', {
    frame: { characters_left_one: '{{count}} character left', characters_left_other: '{{count}} characters left' },
  });
  countCharacters(i18n);
});
beforeEach(() => {
  document.body.innerHTML = `<div data-interactive><textarea maxlength="40"></textarea>
    <span><input maxlength="60"><button>x</button></span><input id="code" maxlength="12"></div>`;
});

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
const told = () => document.querySelector('[aria-live]')?.textContent ?? null;
const write = (control: HTMLInputElement, length: number) => {
  control.value = 'x'.repeat(length);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('the characters that are left (CONF-84)', () => {
  it('are told from the tenth on, and of one in the singular', () => {
    const area = field('textarea');
    area.focus();
    write(area, 29);
    expect(told()).toBe('');
    write(area, 30);
    expect(told()).toBe('10 characters left');
    write(area, 39);
    expect(told()).toBe('1 character left');
    write(area, 12);
    expect(told()).toBe('');
  });

  it('are told at once of a field that was full before, outside its frame, and go with the focus', () => {
    const input = field('span input');
    write(input, 60);
    input.focus();
    expect(document.querySelector('span + [aria-live]')?.textContent).toBe('0 characters left');
    input.blur();
    expect(told()).toBeNull();
  });

  it('are told of a field in which somebody writes before React has taken it over, at once when it has', async () => {
    document.body.innerHTML = '<div><textarea maxlength="40"></textarea></div>';
    const area = field('textarea');
    area.focus();
    write(area, 37);
    expect(document.querySelectorAll('p')).toHaveLength(0);
    markFrame(document.querySelector('div'));
    await expect.poll(() => document.querySelector('textarea + [aria-live]')?.textContent).toBe('3 characters left');
    write(area, 39);
    expect(document.querySelectorAll('p')).toHaveLength(1);
  });

  it('are told of a field that has the focus before this code is there', () => {
    document.body.innerHTML = `<div data-interactive><textarea maxlength="50"></textarea></div>`;
    const other = field('textarea');
    other.value = 'x'.repeat(47);
    Object.defineProperty(document, 'activeElement', { value: other, configurable: true });
    countCharacters(i18n);
    Reflect.deleteProperty(document, 'activeElement');
    expect(told()).toBe('3 characters left');
  });

  it('are not told of a code, which is nearly full from its first character on', () => {
    field('#code').focus();
    write(field('#code'), 11);
    expect(told()).toBeNull();
  });
});
