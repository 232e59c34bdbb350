// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const left = () => screen.queryByText(/characters? left/)?.textContent ?? null;
const write = (length: number) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(length) } });

describe('the characters that are left (CONF-84)', () => {
  it.each([
    ['a text', TextArea],
    ['a line', TextField],
  ])('of %s are told from the tenth on, and of one in the singular', async (_what, Field) => {
    const { container } = render(<Field label="Note" maxLength={40} />, { wrapper: PageAround });
    await vi.waitFor(() => expect(container.querySelector('[aria-live]')).not.toBeNull());
    write(29);
    expect(left()).toBeNull();
    write(30);
    expect(left()).toBe('10 characters left');
    write(39);
    expect(left()).toBe('1 character left');
  });

  it('of a text that came with the page are told at once', async () => {
    render(<TextArea label="Note" maxLength={40} defaultValue={'x'.repeat(38)} />, { wrapper: PageAround });
    expect(await screen.findByText('2 characters left')).toBeTruthy();
  });

  it('are not told of a code, which is nearly full from its first character on', async () => {
    const { container } = render(<TextField label="Code" maxLength={12} />, { wrapper: PageAround });
    write(11);
    expect(container.querySelector('[aria-live]')).toBeNull();
  });
});
