/**
 * How flags are drawn: stripes in rows or columns, a `cross` set to the left on a field, or the few that need
 * more. Countries whose flag carries a coat of arms are shown by their letters.
 */
export type FlagDesign =
  | { kind: 'stripes'; isRows: boolean; colors: readonly string[] }
  | { kind: 'cross'; field: string; outer: string; inner: string }
  | { kind: 'paths'; field: string; paths: readonly { d: string; color: string }[] };

const rows = (...colors: string[]): FlagDesign => ({ kind: 'stripes', isRows: true, colors });
const columns = (...colors: string[]): FlagDesign => ({ kind: 'stripes', isRows: false, colors });
const cross = (field: string, outer: string, inner = outer): FlagDesign => ({ kind: 'cross', field, outer, inner });

const red = '#c8102e';
const blue = '#003087';
const white = '#fff';

/** By lower case ISO code; drawn on 24 × 16. */
export const flagDesigns: Readonly<Record<string, FlagDesign>> = {
  fi: cross(white, '#002f6c'),
  se: cross('#006aa7', '#fecc02'),
  dk: cross(red, white),
  no: cross('#ba0c2f', white, '#00205b'),
  is: cross('#02529c', white, '#dc1e35'),
  ee: rows('#0072ce', '#000', white),
  lv: rows('#9d2235', '#9d2235', white, '#9d2235', '#9d2235'),
  lt: rows('#ffb81c', '#046a38', '#be3a34'),
  de: rows('#000', '#d00', '#ffce00'),
  at: rows(red, white, red),
  nl: rows('#ae1c28', white, '#21468b'),
  lu: rows('#ea141d', white, '#51adda'),
  hu: rows('#ce2939', white, '#477050'),
  bg: rows(white, '#00966e', '#d62612'),
  pl: rows(white, '#dc143c'),
  mc: rows('#ce1126', white),
  ua: rows('#0057b7', '#ffd700'),
  am: rows('#d90012', '#0033a0', '#f2a800'),
  fr: columns('#002654', white, '#ce1126'),
  be: columns('#000', '#fdda24', '#ef3340'),
  ie: columns('#169b62', white, '#ff883e'),
  it: columns('#008c45', white, '#cd212a'),
  ro: columns('#002b7f', '#fcd116', '#ce1126'),
  ch: { kind: 'paths', field: '#da291c', paths: [{ d: 'M10.5 3h3v3.5H17v3h-3.5V13h-3V9.5H7v-3h3.5z', color: white }] },
  jp: {
    kind: 'paths',
    field: white,
    paths: [{ d: 'M12 3.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z', color: '#bc002d' }],
  },
  cz: {
    kind: 'paths',
    field: white,
    paths: [
      { d: 'M0 8h24v8H0z', color: '#d7141a' },
      { d: 'M0 0l12 8-12 8z', color: '#11457e' },
    ],
  },
  gb: {
    kind: 'paths',
    field: '#012169',
    paths: [
      { d: 'M0 0h2.7L24 14.2V16h-2.7L0 1.8zM24 0v1.8L2.7 16H0v-1.8L21.3 0z', color: white },
      {
        d: 'M0 0l8 5.3h-1.8L0 1.2zM24 16l-8-5.3h1.8L24 14.8zM24 0l-8 5.3h1.8L24 1.2zM0 16l8-5.3H6.2L0 14.8z',
        color: red,
      },
      { d: 'M9.3 0h5.4v16H9.3zM0 5.3h24v5.4H0z', color: white },
      { d: 'M10.4 0h3.2v16h-3.2zM0 6.4h24v3.2H0z', color: red },
    ],
  },
  us: {
    kind: 'paths',
    field: '#b31942',
    paths: [
      {
        d: 'M0 1.23h24v1.23H0zm0 2.46h24v1.23H0zm0 2.46h24v1.23H0zm0 2.46h24v1.23H0zm0 2.47h24v1.23H0zm0 2.46h24v1.23H0z',
        color: white,
      },
      { d: 'M0 0h10v8.6H0z', color: blue },
    ],
  },
};
