import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that few visitors see, loaded for them alone. Where it cannot be loaded the page does without it.
 */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() => load().then(toDefault, () => toDefault<Props>(() => null)));
}

const toDefault = <Props>(Part: ComponentType<Props>) => ({ default: Part });
