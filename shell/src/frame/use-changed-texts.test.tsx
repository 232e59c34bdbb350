// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { addMessages, createI18n, I18nProvider, type Texts, useText } from 'mf-shared/i18n';
import { memo } from 'react';
import { expect, it, vi } from 'vitest';

vi.stubEnv('NODE_ENV', 'development');
const { useChangedTexts } = await import('./use-changed-texts.ts');

const Title = memo(() => useText('x')('title'));
function Page({ texts }: { texts: Texts }) {
  return (
    <I18nProvider i18n={useChangedTexts(texts)}>
      <Title />
    </I18nProvider>
  );
}
const change = (language: string, title: string) =>
  act(() =>
    dispatchEvent(new CustomEvent('havu:texts', { detail: { namespace: 'x', language, messages: { title } } })),
  );

it('changed texts of the page’s language are drawn in the open page, in development', () => {
  const texts = createI18n('en');
  addMessages(texts, 'x', { title: 'Cart' });
  render(<Page texts={texts} />);
  change('fi', 'Kori');
  expect(screen.getByText('Cart')).toBeTruthy();
  change('en', 'Basket');
  expect(screen.getByText('Basket')).toBeTruthy();
  change('en', 'Bag');
  expect(screen.getByText('Bag')).toBeTruthy();
});
