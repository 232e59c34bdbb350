import { expect, it } from 'vitest';
import { mailLayout, paragraph } from './mail-layout.ts';

const whole = (number: string) => `<span style="white-space:nowrap">${number}</span>`;

it('keeps the number of a case and a spoken code in one line, however narrow the screen is', () => {
  expect(paragraph('Your return 1000123-1 has the code 100 023 757.')).toContain(
    `Your return ${whole('1000123-1')} has the code ${whole('100 023 757')}.`,
  );
  const frame = { locale: 'en' as const, brandName: 'Havu', publicUrl: 'https://havu.example', blocks: [] };
  const html = mailLayout({ ...frame, heading: 'Return 1000123-12', footer: 'Havu Oy · Business ID 1' });
  expect(html).toContain(`>Return ${whole('1000123-12')}</h1>`);
  expect(html).toContain('<title>Return 1000123-12</title>');
  expect(html).toContain('Havu Oy&nbsp;· Business ID 1');
});

it('leaves other numbers as they are', () => {
  expect(paragraph('In 2026-2027 and 3 500 pieces')).toContain('>In 2026-2027 and 3 500 pieces<');
});
