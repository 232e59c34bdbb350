// @vitest-environment happy-dom
import { $modal, closeModal } from 'mf-shared/stores';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lastPressed, takeEarlyPresses } from './early-presses.ts';

beforeAll(takeEarlyPresses);
afterEach(closeModal);

describe('buttons that open a dialog', () => {
  it('open it from anywhere inside, even where the page keeps the press to itself', () => {
    document.body.innerHTML = '<div><button type="button" data-opens="consent"><b>Cookies</b></button></div>';
    document.querySelector('div')?.addEventListener('click', (event) => event.stopPropagation(), true);
    document.querySelector('b')?.click();
    expect($modal.get()).toEqual({ name: 'consent', params: {} });
  });

  it('leave other presses alone', () => {
    document.body.innerHTML = '<button type="button">Add to cart</button>';
    document.querySelector('button')?.click();
    expect($modal.get()).toBeNull();
  });
});

it('what was pressed last is kept for a part whose code comes later, even where the page keeps the press to itself', () => {
  document.body.innerHTML = '<div><button type="button">Service</button></div>';
  document.querySelector('div')?.addEventListener('click', (event) => event.stopPropagation(), true);
  document.querySelector('button')?.click();
  expect(lastPressed).toBe(document.querySelector('button'));
});
