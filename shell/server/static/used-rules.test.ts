import { expect, it } from 'vitest';
import { classesOf, UsableSheet } from './used-rules.ts';

const rules = (sheet: string, ...classes: string[]) => new UsableSheet(sheet).rulesFor(new Set(classes));

it('names of classes are those of the elements, not of texts', () => {
  expect(classesOf('<p class="a b">.c</p><svg class="_2d"><path class=""></path></svg>')).toEqual(
    new Set(['a', 'b', '_2d', '']),
  );
});

it('a rule stays where the page has all classes of one of its selectors, in the order of the sheet', () => {
  const sheet = '@layer components{.a{color:red}.b .c,.d{color:blue}.a:hover{color:green}}';
  expect(rules(sheet, 'a')).toBe('@layer components{.a{color:red}.a:hover{color:green}}');
  expect(rules(sheet, 'b')).toBe('');
  expect(rules(sheet, 'b', 'c')).toBe('@layer components{.b .c,.d{color:blue}}');
  expect(rules(sheet, 'd')).toBe('@layer components{.b .c,.d{color:blue}}');
});

it('what a selector excludes need not be there, and one of several that it allows is enough', () => {
  expect(rules('.a:not(.b,:has(.c)) i{color:red}', 'a')).toBe('.a:not(.b,:has(.c)) i{color:red}');
  const either = '.a:is(.b,.c){color:red}';
  expect([rules(either, 'a', 'b'), rules(either, 'a', 'c'), rules(either)]).toEqual([either, either, '']);
});

it('groups within groups stay with what is left of them', () => {
  const sheet =
    '@layer components{@media (width<30rem){.a{color:red}@container card (width<9rem){.b{color:blue}}}.b{top:0}}';
  expect(rules(sheet, 'a')).toBe('@layer components{@media (width<30rem){.a{color:red}}}');
  expect(rules(sheet, 'b')).toBe(
    '@layer components{@media (width<30rem){@container card (width<9rem){.b{color:blue}}}.b{top:0}}',
  );
});

it('what names no class stays: elements, frames, statements', () => {
  const sheet = '@layer a,b;dialog::backdrop{color:red}@keyframes turn{to{rotate:1turn}}.a{color:blue}';
  expect(rules(sheet)).toBe('@layer a,b;dialog::backdrop{color:red}@keyframes turn{to{rotate:1turn}}');
});

it('braces in strings, addresses and nested rules end nothing', () => {
  const sheet = String.raw`.a:before{content:"}\"{"}.a{&:hover{color:red}}.a{background:url(data:image/svg+xml,{;})}.b{top:0}`;
  expect(rules(sheet, 'a')).toBe(sheet.replace('.b{top:0}', ''));
});
