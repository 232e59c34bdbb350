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

it('what stands in brackets is no selector of its own, and classes of which one is enough are not needed', () => {
  const sheet = '.prose :is(h2,h3,h4){top:0}.nav :where(.back,.next):not(.off):hover{top:1px}.a:has(.b){top:2px}';
  const [prose, nav, has] = sheet.split(/(?<=\})/);
  expect(rules(sheet)).toBe('');
  expect(rules(sheet, 'prose')).toBe(prose);
  expect(rules(sheet, 'nav')).toBe(nav);
  expect(rules(sheet, 'a')).toBe('');
  expect(rules(sheet, 'a', 'b')).toBe(has);
});

it('no rule is lost to what is excluded deep within, to dots in attributes or to comments', () => {
  for (const sheet of [
    '.a:not(.b:is(.c:has(.d,.e))) i{top:0}',
    '.a[href$=".pdf"]{top:0}',
    '.a[title="it\'s, (x"]+i{top:0}',
    '.a:not([href$=".pdf)"]){top:0}',
  ])
    expect(rules(sheet, 'a')).toBe(sheet);
  expect(rules("/*! it's */@layer components{.a{top:0}/*! don't */.a i{top:1px}}.b{top:2px}/* end", 'a')).toBe(
    '@layer components{.a{top:0}.a i{top:1px}}',
  );
});

it('a page with all classes has the whole sheet', () => {
  const sheet =
    '@layer components{.a,.b>.c:is(.d,.e[data-x="."]){top:0}@media print{.f:not(.g:not(.h:not(.i))){top:0}}' +
    '@supports (top:1lh){.j:has(>.k){top:1lh}}@keyframes turn{12.5%{top:0}}}';
  expect(rules(sheet, ...'abcdefghijk')).toBe(sheet);
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
