// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageMarks } from './page-marks.ts';

let marks: PageMarks;
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
const field = (id: string) => find(`#${id}`) as HTMLInputElement;

function type(id: string, words: string): void {
  field(id).value = words;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = `
    <main><h1>Kuura</h1><p class="short">A shell.</p><div class="long"><p>Long <b>story</b>.</p></div><p class="fi">Kuori.</p><p class="meta">For engines.</p></main>
    <aside>
      <form id="texts">
        <label for="texts-name">Name</label><input id="texts-name" name="name" lang="en" value="Kuura">
        <label for="texts-short">Short text</label><textarea id="texts-short" name="short" lang="en">A shell.</textarea>
        <div id="texts-long" lang="en" contenteditable="true" aria-label="Description"><p>Long <b>story</b>.</p></div>
        <input id="meta" name="meta_descriptions_en" lang="en" value="For engines.">
        <input id="texts-finnish" name="finnish" lang="fi" value="Kuori.">
        <input id="panel" lang="en" value="Kuori.">
      </form>
      <form id="price"><input id="price-amount" name="amount" value="Kuura"></form>
    </aside>`;
  marks = new PageMarks(find('aside'), 'en');
  marks.find();
});
afterEach(() => marks.end());

it('marks what the page shows of the fields of its language, with their names', () => {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-edit-here]')];
  expect(marked.map(({ tagName, dataset }) => [tagName, dataset.editHere])).toEqual([
    ['H1', 'Name'],
    ['P', 'Short text'],
    ['DIV', 'Description'],
  ]);
});

it('shows at once what is typed, and takes it off in the end, with the marks', () => {
  const before = find('main').innerHTML.replaceAll(/ data-edit-here="[^"]*"| style="[^"]*"/g, '');
  type('texts-name', 'Kuura II');
  find('#texts-long').innerHTML = '<p>Longer.</p>';
  marks.find();
  expect([find('h1').textContent, find('.long').innerHTML]).toEqual(['Kuura II', '<p>Longer.</p>']);
  expect(find('h1').dataset.editChanged).toBe('');
  marks.end();
  expect(find('main').innerHTML).toBe(before);
});

it('shows tabs that are written as tabs of the page (CONTENT-32, STAFF-65)', () => {
  const tab = (title: string) =>
    `<div data-editing="tab"><div data-editing="title">${title}</div><div data-editing="panel"><p>x</p></div></div>`;
  find('#texts-long').innerHTML = `<p>a</p><div data-editing="tabs" role="group">${tab('A')}${tab('B')}</div>`;
  marks.find();
  const shown = (title: string) => `<details open=""><summary>${title}</summary><div><p>x</p></div></details>`;
  expect(find('.long').innerHTML).toBe(`<p>a</p><div data-tabs="many">${shown('A')}${shown('B')}</div>`);
});

it('shows a product that is put into a text as a line of words (CONTENT-31, STAFF-65)', () => {
  const box = '<div data-editing="product"><img alt=""><strong>Tent</strong><span>Kuura</span><span>€90</span></div>';
  find('#texts-long').innerHTML = `<p>a</p>${box}<p>b</p>`;
  marks.find();
  expect(find('.long').innerHTML).toBe('<p>a</p><p>Tent, Kuura, €90</p><p>b</p>');
});

it('writes a text with HTML as words where the page shows no HTML, into the text that was drawn', async () => {
  marks.end();
  find('.long').outerHTML = '<p class="long">Long story. Told.</p>';
  find('#texts-long').innerHTML = '<p>Long story.</p><p>Told.</p>';
  const drawn = find('.long').firstChild;
  marks = new PageMarks(find('aside'), 'en');
  marks.find();
  find('#texts-long').innerHTML = '<p>Long story.</p><p>Told twice.</p>';
  // An editor tells nothing: what it holds is looked at.
  await expect.poll(() => find('.long').textContent).toBe('Long story. Told twice.');
  expect([find('.long').innerHTML, find('.long').firstChild]).toEqual(['Long story. Told twice.', drawn]);
  marks.end();
  expect([find('.long').innerHTML, find('.long').firstChild]).toEqual(['Long story. Told.', drawn]);
});

it('keeps on the page what was saved, and no other form’s words', () => {
  type('texts-name', 'Kuura II');
  marks.keep('texts');
  expect(find('h1').dataset.editChanged).toBeUndefined();
  marks.end();
  expect(find('h1').textContent).toBe('Kuura II');
});

it('takes off what was typed where another form was saved', () => {
  type('texts-name', 'Kuura II');
  marks.keep('price');
  marks.end();
  expect(find('h1').textContent).toBe('Kuura');
});

it('takes off what was typed in the form of a tab below the one that was saved', () => {
  find('#texts-name').id = 'texts-0-name';
  type('texts-0-name', 'Kuura II');
  marks.keep('texts');
  marks.end();
  expect(find('h1').textContent).toBe('Kuura');
});

it('keeps what was saved although its editor is gone', () => {
  find('#texts-long').innerHTML = '<p>Longer.</p>';
  marks.find();
  find('#texts-long').remove();
  marks.keep('texts');
  marks.end();
  expect(find('.long').textContent).toBe('Longer.');
});

it('shows again what waits in a field when its page is shown again', () => {
  marks.end();
  const stored = new WeakMap();
  marks = new PageMarks(find('aside'), 'en', stored);
  marks.find();
  type('texts-name', 'Kuura II');
  marks.end();
  expect(find('h1').textContent).toBe('Kuura');
  marks = new PageMarks(find('aside'), 'en', stored);
  marks.find();
  expect([find('h1').textContent, find('h1').dataset.editChanged]).toEqual(['Kuura II', '']);
  marks.end();
  expect(find('h1').textContent).toBe('Kuura');
});

it('leaves what the page says anew', () => {
  type('texts-name', 'Kuura II');
  find('h1').textContent = 'Kuura of today';
  marks.end();
  expect(find('h1').textContent).toBe('Kuura of today');
});

it('leaves a link in a marked text to the page', () => {
  find('.long').insertAdjacentHTML('beforeend', '<a href="#x">More</a>');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('.long a').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

it('leads a press on the page to the field, and the focus in a field to its place', () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('.short').dispatchEvent(press);
  expect([press.defaultPrevented, document.activeElement?.id]).toEqual([true, 'texts-short']);
  expect(find('.short').dataset.editCurrent).toBe('');
  field('price-amount').focus();
  expect(find('.short').dataset.editCurrent).toBeUndefined();
});

it('leaves presses elsewhere, and those that open a tab, to the page', () => {
  for (const [selector, keys] of [
    ['.fi', {}],
    ['h1', { ctrlKey: true }],
  ] as const) {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    find(selector).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  }
});

it('knows the place of a field that somebody types into before it was looked for', () => {
  marks.end();
  marks = new PageMarks(find('aside'), 'en');
  field('texts-name').focus();
  type('texts-name', 'Kuura II');
  expect(find('h1').textContent).toBe('Kuura II');
});

it('finds anew what the page drew anew', () => {
  find('h1').remove();
  find('main').insertAdjacentHTML('afterbegin', '<h1>Kuura</h1>');
  marks.find();
  expect(find('h1').dataset.editHere).toBe('Name');
});
