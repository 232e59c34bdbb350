// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { NumberStepper } from './number-stepper.tsx';

afterEach(cleanup);

const show = (value: number) => {
  const onChange = vi.fn();
  render(<NumberStepper label="Amount" value={value} onChange={onChange} min={1} max={5} />, { wrapper: PageAround });
  return onChange;
};
const type = (typed: string) => {
  const field = screen.getByRole('textbox', { name: 'Amount' });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
};

it('the buttons stop at the limits (CART-52)', () => {
  show(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less: Amount' }).disabled).toBe(true);
  cleanup();
  const onChange = show(4);
  fireEvent.click(screen.getByRole('button', { name: 'More: Amount' }));
  expect(onChange).toHaveBeenCalledWith(5);
});

it('goes by 1 where nothing else is said, and by more where it is (CONF-83)', () => {
  const onChange = vi.fn();
  const stepper = (step?: number) => <NumberStepper label="Euro" value={50} onChange={onChange} step={step} />;
  const { rerender } = render(stepper(), { wrapper: PageAround });
  const more = () => fireEvent.click(screen.getByRole('button', { name: 'More: Euro' }));
  more();
  rerender(stepper(10));
  more();
  expect(onChange.mock.calls).toEqual([[51], [60]]);
});

it('what is typed counts when the field is left, within the limits (CONF-79)', () => {
  const onChange = show(2);
  type('12');
  expect(onChange).toHaveBeenCalledWith(5);
});

it('what is no number changes nothing (CONF-81)', () => {
  const onChange = show(2);
  type('many');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2');
});
