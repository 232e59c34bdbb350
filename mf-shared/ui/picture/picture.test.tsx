// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);
const show = (path: string) => {
  const { container } = render(<Picture path={path} alt="" />);
  return { image: container.querySelector('img'), source: container.querySelector('source') };
};

it('what has no picture keeps its place and asks for none', () => {
  const { image, source } = show('');
  expect(image?.hasAttribute('src')).toBe(false);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['640', '800']);
  expect(source).toBeNull();
});

it('what has one is asked for as AVIF and as WebP', () => {
  const { image, source } = show('/media/a');
  expect(image?.getAttribute('src')).toBe('/media/a?width=640');
  expect(source?.getAttribute('srcset')).toContain('/media/a?width=160&format=avif 160w');
});
