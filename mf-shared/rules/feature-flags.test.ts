import { describe, expect, it } from 'vitest';
import { chosenFlags, readFlagSetting, withoutFlags, writeFlags } from './feature-flags.ts';

const asked = (search: string, cookie?: string) => chosenFlags(new URLSearchParams(search), cookie);

describe('flags that a visitor sets', () => {
  it('the value 1 sets a flag; any other value takes it away (CONF-58)', () => {
    expect(asked('featureFlag_shoe_wizard=1')).toEqual({ shoe_wizard: true });
    expect(asked('featureFlag_shoe_wizard=0')).toEqual({ shoe_wizard: false });
    expect(asked('featureFlag_shoe_wizard=true')).toEqual({ shoe_wizard: false });
    expect(asked('featureFlag_shoe_wizard')).toEqual({ shoe_wizard: false });
  });

  it('are kept by a cookie, and the query comes first (CONF-57)', () => {
    const cookie = writeFlags(asked('featureFlag_shoe_wizard=1'));
    expect(asked('', cookie)).toEqual({ shoe_wizard: true });
    expect(asked('featureFlag_shoe_wizard=0', cookie)).toEqual({ shoe_wizard: false });
  });

  it('have names that the list knows; others, and what is no pair, are ignored (CONF-57)', () => {
    expect(asked('featureFlag_constructor=1&featureFlag_x=1', 'toString.1-x.1-.-')).toEqual({});
    expect(writeFlags({})).toBe('');
  });

  it('leave the address with all that it had besides (CONF-57)', () => {
    expect(withoutFlags('?q=takki&featureFlag_a=1&featureFlag_b=0')).toBe('?q=takki');
    expect(withoutFlags('?featureFlag_a=1')).toBe('');
    expect(withoutFlags('?q=a%20b')).toBe('?q=a%20b');
  });
});

describe('flags of the shop', () => {
  it('are read from the setting (CONF-48)', () => {
    expect(readFlagSetting('{"shoe_wizard":true}')).toEqual({ shoe_wizard: true });
    expect(readFlagSetting('{}')).toEqual({});
  });

  it.each(['', 'shoe_wizard', '[]', 'null', '{"shoe_wizard":1}', '{"unknown":true}'])(
    'a setting that reads %s is an error (CONF-48)',
    (written) => expect(() => readFlagSetting(written)).toThrow(),
  );
});
